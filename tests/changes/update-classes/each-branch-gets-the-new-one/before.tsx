export function App({ on }) {
  return (
    <div className={on ? 'flex p-4' : 'p-4'}>x</div>
  );
}
