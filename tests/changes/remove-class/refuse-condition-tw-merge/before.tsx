export function App({ on }) {
  return (
    <div className={twMerge('a', on && 'flex')}>x</div>
  );
}
