export function Field({ label, ...rest }) {
  if (label) {
    const rest = look();
    return <button className="b" {...rest}>{label}</button>;
  }
}
