export function App({ on, rest }) {
  return (
    <div className="Card  p-2	fancy">x</div>
  );
}
