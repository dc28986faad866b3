export function App({ on }) {
  return (
    <div className={`${(on ? "a" : undefined) || ""} mt-2`}>x</div>
  );
}
