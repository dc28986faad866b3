export function App({ on }) {
  return (
    <main>
      <div>
        <A />
        {on && <B />}
      </div>
    </main>
  );
}
