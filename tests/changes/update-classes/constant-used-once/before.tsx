const box = 'p-8';
export function App() {
  return (
    <div className={box}>x</div>
  );
}
