export function App() {
  return (
    <NavLink className={({ isActive }) => { if (isActive) return "a"; return "b"; }} to="/">x</NavLink>
  );
}
