export function A({ as: Tag }) {
  return <div>x</div>;
}
