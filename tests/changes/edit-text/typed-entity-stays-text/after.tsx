export function App() {
  return (
    <p>&amp;amp; &amp;#65; &nope</p>
  );
}
