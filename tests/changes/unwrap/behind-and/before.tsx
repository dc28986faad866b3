export function App({ on }) {
  return (
    <main>
      {on && (
        <div>
          <A />
        </div>
      )}
    </main>
  );
}
