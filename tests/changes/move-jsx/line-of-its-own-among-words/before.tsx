export function App() {
  return (
    <main>
      <p>a <b>x</b> c</p>
      <div>
        <i>1</i>
        <u>2</u>
      </div>
    </main>
  );
}
