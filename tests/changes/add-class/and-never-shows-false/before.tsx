export function App({ on }) {
  return (
    <div className={on && "a"}>x</div>
  );
}
