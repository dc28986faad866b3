const tone = 'red';
export function App() {
  return (
    <div style={{ color: tone }}>x</div>
  );
}
