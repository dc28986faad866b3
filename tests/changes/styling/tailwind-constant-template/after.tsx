const box = `flex p-2`;
export function App({ on }) {
  return (
    <div className={box}>x</div>
  );
}
