export function App() {
  return (
    <main>
      <div>
        <A />
        {/* b */}
        <B />
      </div>
    </main>
  );
}
