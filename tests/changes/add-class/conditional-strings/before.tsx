export function App({ on }) {
  return (
    <div className={on ? "a" : "b"}>x</div>
  );
}
