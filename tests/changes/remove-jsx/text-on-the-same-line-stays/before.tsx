export function App() {
  return (
    <main>
      Hello <A />
      <B />
    </main>
  );
}
