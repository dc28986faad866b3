
export function App() {
  return (
    <div>Hi</div>
  );
}
