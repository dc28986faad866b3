export function App() {
  return (
    <main>
      <div>
        <A />

        <B />
      </div>
    </main>
  );
}
