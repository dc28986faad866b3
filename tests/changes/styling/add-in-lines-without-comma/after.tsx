export function App() {
  return (
    <div
      style={{
        top: 1,
        left: "2px"
      }}
    />
  );
}
