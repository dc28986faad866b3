export function App({ on, rest }) {
  return (
    <div className="-mt-4">x</div>
  );
}
