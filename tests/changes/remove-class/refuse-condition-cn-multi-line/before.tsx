export function App({ on, tone }) {
  return (
    <div
      className={cn(
        "a",
        on && "flex",
        tone,
      )}
    />
  );
}
