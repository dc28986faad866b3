export function Card(props) {
  return <div className="card" {...props} />;
}
