export function App({ on, rest }) {
  return (
    <div className="p-4 transition-colors duration-500 ease-[ease]">x</div>
  );
}
