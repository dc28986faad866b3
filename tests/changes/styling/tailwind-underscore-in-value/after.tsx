export function App({ on, rest }) {
  return (
    <div className="block bg-[url('a_b.png')]">x</div>
  );
}
