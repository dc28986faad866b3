export function App() {
  return (
    <main>
      <div>
        <A />
        <B />
      </div>
      <C />
    </main>
  );
}
