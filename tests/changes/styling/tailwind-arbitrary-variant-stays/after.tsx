export function App({ on, rest }) {
  return (
    <div className="[&:hover]:p-2 p-4">x</div>
  );
}
