export function App() {
  return (
    <div className="a  flex   b">x</div>
  );
}
