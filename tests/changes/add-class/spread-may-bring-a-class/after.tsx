export function App(props) {
  return (
    <div {...props} className={`${props.className ?? ""} mt-2`}>x</div>
  );
}
