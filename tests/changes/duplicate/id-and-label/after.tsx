export function App() {
  return (
    <main>
      <div>
        <label htmlFor="mail">Mail</label>
        <input id="mail" aria-describedby="other" />
      </div>
      <div>
        <label htmlFor="mail-2">Mail</label>
        <input id="mail-2" aria-describedby="other" />
      </div>
    </main>
  );
}
