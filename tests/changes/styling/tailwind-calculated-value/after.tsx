export function App({ on, rest }) {
  return (
    <div className="w-[calc(100%-2rem)]">x</div>
  );
}
