export function Offers() {
  return <aside />;
}
