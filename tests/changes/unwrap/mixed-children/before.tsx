export function App({ x }) {
  return (
    <main>
      <div>
        text {x}
        <A />
      </div>
    </main>
  );
}
