export function App() {
  return (
    <div className={`p-4 w-[\`a\`]`}>x</div>
  );
}
