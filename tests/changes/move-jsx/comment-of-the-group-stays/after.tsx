export function App() {
  return (
    <main>
      {/* both */}

      <B />
      <A />
      {/* to do: C */}
    </main>
  );
}
