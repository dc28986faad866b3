export function App() {
  return (
    <p className="a">Hi</p>
  );
}
