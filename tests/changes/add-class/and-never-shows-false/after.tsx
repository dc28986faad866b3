export function App({ on }) {
  return (
    <div className={`${(on && "a") || ""} mt-2`}>x</div>
  );
}
