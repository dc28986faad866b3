export function Field({ label }) {
  const { getRootProps } = useDropzone();
  return <div {...getRootProps()}>{label}</div>;
}
