export function App() {
  return (
    <NavLink className={({ isActive }) => (isActive ? "a" : "b")} to="/">x</NavLink>
  );
}
