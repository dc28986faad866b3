export function App({ on, rest }) {
  return (
    <div className="Card  p-4	fancy">x</div>
  );
}
