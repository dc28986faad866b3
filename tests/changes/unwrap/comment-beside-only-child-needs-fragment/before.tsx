export function App() {
  return (
    <div>
      {/* why */}
      <A />
    </div>
  );
}
