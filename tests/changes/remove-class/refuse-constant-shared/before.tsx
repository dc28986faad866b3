const box = 'p-8';
export function App({ on }) {
  return (
    <div className={box}><b className={box}>x</b></div>
  );
}
