const box = cn('p-2', 'flex');
export function App({ on }) {
  return (
    <div className={box}>x</div>
  );
}
