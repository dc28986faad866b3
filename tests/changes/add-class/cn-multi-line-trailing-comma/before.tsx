export function App({ tone, on }) {
  return (
    <div
      className={cn(
        tone,
        on && "flex",
      )}
    />
  );
}
