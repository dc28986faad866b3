export function App({ price, total }) {
  return <p>{12} payments of {euro(price)}, {euro(total)} altogether</p>;
}
