const box = 'p-8';
export function App({ on }) {
  return (
    <div className={`${box} p-12`}><b className={box}>x</b></div>
  );
}
