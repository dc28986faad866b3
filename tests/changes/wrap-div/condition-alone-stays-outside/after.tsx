export function App({ on }) {
  return (
    <main>
      {on && <div><B /></div>}
    </main>
  );
}
