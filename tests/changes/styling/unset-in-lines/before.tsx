export function App() {
  return (
    <div
      style={{
        color: "red",
        top: 1,
      }}
    />
  );
}
