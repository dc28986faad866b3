export function App() {
  return (
    <NavLink className={({ isActive }) => (`${isActive ? "a" : "b"} mt-2`)} to="/">x</NavLink>
  );
}
