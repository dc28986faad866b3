const box = 'p-2';
export function App({ on }) {
  return (
    <div className={box}><b className={box}>x</b></div>
  );
}
