export default function () {
  return <p />;
}
