export function App() {
  return (
    <div>
      <A />
    </div>
  );
}
