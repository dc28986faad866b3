const box = 'p-8 flex';
export function App() {
  return (
    <div className={box}>x</div>
  );
}
