export function App() {
  return (
    <main>
      <div
        className="a"
      >
        <A />
      </div>
    </main>
  );
}
