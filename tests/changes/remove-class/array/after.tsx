export function App() {
  return (
    <div className={['a'].join(' ')}>x</div>
  );
}
