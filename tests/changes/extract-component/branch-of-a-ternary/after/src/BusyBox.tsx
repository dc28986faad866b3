interface BusyBoxProps {
  onStop: () => void;
}

export function BusyBox({ onStop }: BusyBoxProps) {
  return (
    <div className="busy">
      <button type="button" onClick={onStop}>
        Stop
      </button>
    </div>
  );
}
