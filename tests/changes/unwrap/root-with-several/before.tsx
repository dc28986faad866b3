export function App() {
  return (
    <div className="a">
      <A />
      <B />
    </div>
  );
}
