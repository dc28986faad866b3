export function App() {
  return (
    <NavLink style={() => ({ top: 1 })} />
  );
}
