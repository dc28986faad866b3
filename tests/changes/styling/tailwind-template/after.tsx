export function App({ on, rest }) {
  return (
    <div className={`flex ${rest} p-4`}>x</div>
  );
}
