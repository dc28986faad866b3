export function App() {
  return (
    <main>
      <>
        <A />
        <b></b>
      </>
    </main>
  );
}
