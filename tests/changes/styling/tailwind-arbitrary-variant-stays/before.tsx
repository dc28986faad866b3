export function App({ on, rest }) {
  return (
    <div className="[&:hover]:p-2 p-2">x</div>
  );
}
