const sizes = { small: 6, large: 8 };
export function App() {
  return (
    <div style={{ padding: sizes.small, margin: sizes.large }}>x</div>
  );
}
