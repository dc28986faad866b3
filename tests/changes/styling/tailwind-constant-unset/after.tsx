const box = 'flex';
export function App({ on }) {
  return (
    <div className={box}>x</div>
  );
}
