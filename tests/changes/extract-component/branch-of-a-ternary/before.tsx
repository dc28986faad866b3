export function Page({ busy, onStop }: { busy: boolean; onStop: () => void }) {
  return (
    <main>
      {busy ? (
        <div className="busy">
          <button type="button" onClick={onStop}>
            Stop
          </button>
        </div>
      ) : (
        <p>
          Done
        </p>
      )}
    </main>
  );
}
