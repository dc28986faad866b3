export function App() {
  return (
    <NavLink className={() => "a"} to="/">x</NavLink>
  );
}
