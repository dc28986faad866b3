const box = 'p-2';
export function App() {
  return (
    <div className={box}>x</div>
  );
}
