import { BusyBox } from "./BusyBox";

export function Page({ busy, onStop }: { busy: boolean; onStop: () => void }) {
  return (
    <main>
      {busy ? (
        <BusyBox onStop={onStop} />
      ) : (
        <p>
          Done
        </p>
      )}
    </main>
  );
}
