export function App() {
  return (
    <div
      className="
        p-4
        flex mt-2
      "
    >
      x
    </div>
  );
}
