export function App() {
  return (
    <main>
      <h1>
        Hello <>here</>{', you'}
      </h1>
      <p>{title}</p>
    </main>
  );
}
