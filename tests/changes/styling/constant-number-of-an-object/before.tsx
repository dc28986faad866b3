const sizes = { small: 4, large: 8 };
export function App() {
  return (
    <div style={{ padding: sizes.small, margin: sizes.large }}>x</div>
  );
}
