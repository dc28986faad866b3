export function App() {
  return (
    <button>x</button>
  );
}
