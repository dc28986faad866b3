export function App() {
  return (
    <main>
      <div>
        <A
          x="1"
        >
          text
        </A>
      </div>
    </main>
  );
}
