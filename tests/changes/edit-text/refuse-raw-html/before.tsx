export function App() {
  return (
    <p dangerouslySetInnerHTML={{ __html: html }} />
  );
}
