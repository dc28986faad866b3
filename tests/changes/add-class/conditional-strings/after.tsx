export function App({ on }) {
  return (
    <div className={`${on ? "a" : "b"} mt-2`}>x</div>
  );
}
