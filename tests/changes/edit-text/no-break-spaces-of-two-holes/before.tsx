export function App({ price, total }) {
  return <p>{12} rates of {euro(price)}, {euro(total)} in all</p>;
}
