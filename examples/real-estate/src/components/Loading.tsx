export function Loading() {
  return (
    <p role="status" className="grid min-h-[60dvh] place-items-center text-muted">
      Loading...
    </p>
  );
}
