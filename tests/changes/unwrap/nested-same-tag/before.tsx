export function App() {
  return (
    <main>
      <div>
        <div>
          <A />
        </div>
      </div>
    </main>
  );
}
