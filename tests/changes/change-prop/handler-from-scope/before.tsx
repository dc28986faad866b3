export function App({ go }) {
  return (
    <button>x</button>
  );
}
