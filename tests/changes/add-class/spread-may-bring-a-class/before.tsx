export function App(props) {
  return (
    <div {...props}>x</div>
  );
}
