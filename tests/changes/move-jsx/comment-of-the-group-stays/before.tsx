export function App() {
  return (
    <main>
      {/* both */}

      <A />
      <B />
      {/* to do: C */}
    </main>
  );
}
