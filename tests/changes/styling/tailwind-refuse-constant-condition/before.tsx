const box = wide ? 'p-8' : 'p-2';
export function App({ on }) {
  return (
    <div className={box}>x</div>
  );
}
