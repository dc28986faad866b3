export function App({ on }) {
  return (
    <div className={on ? "" : "b"}>x</div>
  );
}
