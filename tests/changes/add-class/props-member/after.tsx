export function App(props) {
  return (
    <div className={`${props.className ?? ""} mt-2`}>x</div>
  );
}
