export function App() {
  return <div className="transition duration-100">x</div>;
}
