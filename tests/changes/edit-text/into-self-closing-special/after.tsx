export function App() {
  return (
    <p>&#123;x&#125;</p>
  );
}
