export function App() {
  return (
    <main>
      <A />
      <div>
        <B />
        <C />
      </div>
    </main>
  );
}
