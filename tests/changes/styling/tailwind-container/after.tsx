export function App({ on, rest }) {
  return (
    <div className="p-4 @md:p-8">x</div>
  );
}
