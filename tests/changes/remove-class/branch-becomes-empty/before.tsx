export function App({ on }) {
  return (
    <div className={on ? "flex" : "b"}>x</div>
  );
}
