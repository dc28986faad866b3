export function Field(props) {
  const { label, ...rest } = props;
  return <label>{label}<input {...rest} /></label>;
}
