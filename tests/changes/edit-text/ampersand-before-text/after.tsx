export function App() {
  return (
    <p>a &amp;amp;</p>
  );
}
