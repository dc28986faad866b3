export function App() {
  return (
    <main>
      <h1>
        Hello <>there</>{', you'}
      </h1>
      <p>{title}</p>
    </main>
  );
}
