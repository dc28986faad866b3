export function App({ on, rest }) {
  return (
    <div className="block [mask-type:luminance]">x</div>
  );
}
