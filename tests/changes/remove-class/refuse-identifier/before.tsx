export function App({ box }) {
  return (
    <div className={box}>x</div>
  );
}
