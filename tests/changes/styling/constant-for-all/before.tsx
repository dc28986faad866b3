const tone = 'red';
export function App() {
  return (
    <div style={{ color: tone }}><b style={{ color: tone }}>x</b></div>
  );
}
