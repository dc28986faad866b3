export function App() {
  return (
    <main>
      <p>a <b>x</b> c</p>
      <div>
        <i>1</i>
        <i>2</i>
      </div>
    </main>
  );
}
