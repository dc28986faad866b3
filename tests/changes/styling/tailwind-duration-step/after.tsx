export function App() {
  return <div className="transition duration-275">x</div>;
}
