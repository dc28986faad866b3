export function App({ rest }) {
  return (
    <div className={`fl${rest}`}>x</div>
  );
}
