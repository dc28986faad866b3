export function App({ on, rest }) {
  return (
    <div className={`flex ${rest} p-2`}>x</div>
  );
}
