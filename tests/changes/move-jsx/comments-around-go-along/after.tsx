export function App() {
  return (
    <main>
      {/* B start */}
      <B />
      {/* B end */}

      {/* A start */}
      <A />
      {/* A end */}
    </main>
  );
}
