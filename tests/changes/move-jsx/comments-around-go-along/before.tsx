export function App() {
  return (
    <main>
      {/* A start */}
      <A />
      {/* A end */}

      {/* B start */}
      <B />
      {/* B end */}
    </main>
  );
}
