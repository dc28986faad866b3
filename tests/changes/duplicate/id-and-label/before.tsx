export function App() {
  return (
    <main>
      <div>
        <label htmlFor="mail">Mail</label>
        <input id="mail" aria-describedby="other" />
      </div>
    </main>
  );
}
