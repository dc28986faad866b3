export function App() {
  return (
    <main>
      <A />
      <button type="button">Go & &#123;x&#125;</button>
    </main>
  );
}
