export function App() {
  return (
    <main>
      <div><button>One</button></div>
      <button><span>Two<div><button>One</button></div></span></button>
    </main>
  );
}
