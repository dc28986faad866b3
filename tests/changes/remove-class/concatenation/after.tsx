export function App({ tone }) {
  return (
    <div className={'a ' + tone}>x</div>
  );
}
