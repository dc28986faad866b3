export function App() {
  return (
    <main>
      <p>a c</p>
      <div>
        <i>1</i>
        <b>x</b>
        <i>2</i>
      </div>
    </main>
  );
}
