export function App() {
  return (
    <NavLink className={() => "a mt-2"} to="/">x</NavLink>
  );
}
