export function App({ on }) {
  return (
    <div className={on ? "p-4 a" : "p-4 b"}>x</div>
  );
}
