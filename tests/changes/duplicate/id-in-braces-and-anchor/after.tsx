export function App() {
  return (
    <main>
      <nav><a href="#top">x</a><b id={'top'} /></nav>
      <nav><a href="#top-2">x</a><b id={'top-2'} /></nav>
    </main>
  );
}
