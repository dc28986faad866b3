const box = 'p-2';
export function App({ on }) {
  return (
    <div className={[box, 'flex'].join(' ')}>x</div>
  );
}
