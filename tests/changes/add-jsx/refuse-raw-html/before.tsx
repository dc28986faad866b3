export function App() {
  return (
    <main dangerouslySetInnerHTML={{ __html: x }} />
  );
}
