export function App() {
  return (
    <main>
      <nav><a href="#top">x</a><b id={'top'} /></nav>
    </main>
  );
}
