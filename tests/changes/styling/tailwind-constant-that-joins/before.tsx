const box = cn('p-8', 'flex');
export function App({ on }) {
  return (
    <div className={box}>x</div>
  );
}
