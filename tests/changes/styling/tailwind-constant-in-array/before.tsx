const box = 'p-8';
export function App({ on }) {
  return (
    <div className={[box, 'flex'].join(' ')}>x</div>
  );
}
