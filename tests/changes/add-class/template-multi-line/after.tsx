export function App({ tone }) {
  return (
    <div
      className={`
        p-4
        ${tone} mt-2
      `}
    >
      x
    </div>
  );
}
