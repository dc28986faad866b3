export function Field(props) {
  return <label className="f">{props.label}<input className={props.className} /></label>;
}
