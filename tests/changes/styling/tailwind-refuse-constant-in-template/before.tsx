const box = 'p-8';
export function App({ on }) {
  return (
    <div className={`${box} flex`}><b className={box}>x</b></div>
  );
}
