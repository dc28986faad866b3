const tone = 'blue';
export function App() {
  return (
    <div style={{ color: tone }}>x</div>
  );
}
