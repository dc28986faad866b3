export function App({ on }) {
  return (
    <main>
      {on && (
        <>
          <A />
          <A />
        </>
      )}
    </main>
  );
}
