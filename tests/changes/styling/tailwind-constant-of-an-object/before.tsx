const sizes = { big: 'p-8', small: 'p-2' };
export function App({ on }) {
  return (
    <div className={sizes.big}>x</div>
  );
}
