export function Page() {
  let last = 0;
  return (
    <main>
      <button type="button" onClick={() => last++}>
        a
      </button>
      {last}
    </main>
  );
}
