export default function Color() {
  return <p />;
}
