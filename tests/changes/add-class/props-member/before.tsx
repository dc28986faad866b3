export function App(props) {
  return (
    <div className={props.className}>x</div>
  );
}
