export function App() {
  return (
    <div className=" ">x</div>
  );
}
