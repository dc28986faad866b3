const title = 'Good morning';

export function App() {
  return (
    <main>
      <h1>{title}</h1>
    </main>
  );
}
