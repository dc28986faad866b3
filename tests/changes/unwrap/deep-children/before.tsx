export function App() {
  return (
    <main>
      <div>
        <A>
          <B />
        </A>
      </div>
    </main>
  );
}
