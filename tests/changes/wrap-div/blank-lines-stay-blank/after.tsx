export function App() {
  return (
    <main>
      <div>
        <A>
          a

          b
        </A>
      </div>
    </main>
  );
}
