export function App() {
  return (
    <main>
      <p>a <b>x</b> <i>1</i> c</p>
      <div>
        <u>2</u>
      </div>
    </main>
  );
}
