export function App({ tone, on }) {
  return (
    <div className={[tone, on && 'flex', 'mt-2'].filter(Boolean).join(' ')}>x</div>
  );
}
