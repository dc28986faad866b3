export function App({ on }) {
  return (
    <div className={on ? "p-6 a" : "p-6 b"}>x</div>
  );
}
