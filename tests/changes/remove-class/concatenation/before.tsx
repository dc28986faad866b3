export function App({ tone }) {
  return (
    <div className={'a flex ' + tone}>x</div>
  );
}
