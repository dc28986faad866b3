const box = 'flex';
export function App() {
  return (
    <div className={box}>x</div>
  );
}
