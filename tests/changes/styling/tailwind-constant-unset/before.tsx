const box = 'flex p-8';
export function App({ on }) {
  return (
    <div className={box}>x</div>
  );
}
