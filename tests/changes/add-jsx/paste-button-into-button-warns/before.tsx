export function App() {
  return (
    <main>
      <div><button>One</button></div>
      <button><span>Two</span></button>
    </main>
  );
}
