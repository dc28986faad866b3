export function App({ on }) {
  return (
    <div className={on ? "a flex" : "flex b"}>x</div>
  );
}
