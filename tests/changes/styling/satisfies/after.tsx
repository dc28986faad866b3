export function App() {
  return (
    <div style={{ top: 2 } satisfies CSSProperties}>x</div>
  );
}
