export function App({ tone, on }) {
  return (
    <div className={[tone, on && 'flex'].filter(Boolean).join(' ')}>x</div>
  );
}
