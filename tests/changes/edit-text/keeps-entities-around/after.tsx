export function App() {
  return (
    <p>Tom &amp; Jerry &copy; 2026</p>
  );
}
