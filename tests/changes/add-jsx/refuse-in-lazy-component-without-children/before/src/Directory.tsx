export default function Directory() {
  return (
    <>
      <h1>Directory</h1>
      <ul />
    </>
  );
}
