export function App() {
  return (
    <div style={{ top: 1 } satisfies CSSProperties}>x</div>
  );
}
