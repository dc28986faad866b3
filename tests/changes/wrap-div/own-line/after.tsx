export function App() {
  return (
    <main>
      <div>
        <A />
      </div>
      <B />
    </main>
  );
}
