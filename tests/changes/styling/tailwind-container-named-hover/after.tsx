export function App({ on, rest }) {
  return (
    <div className="p-4 @md/main:hover:p-8">x</div>
  );
}
