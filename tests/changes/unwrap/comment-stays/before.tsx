export function App() {
  return (
    <main>
      <div>
        {/* why */}
        <A />
      </div>
    </main>
  );
}
