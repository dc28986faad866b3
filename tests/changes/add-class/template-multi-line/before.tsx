export function App({ tone }) {
  return (
    <div
      className={`
        p-4
        ${tone}
      `}
    >
      x
    </div>
  );
}
