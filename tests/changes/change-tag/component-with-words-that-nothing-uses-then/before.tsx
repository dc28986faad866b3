function Note() {
  return <i>See below</i>;
}

export function App() {
  return (
    <main>
      Above
      <Note />
    </main>
  );
}
