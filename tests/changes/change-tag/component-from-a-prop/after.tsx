export function A({ as: Tag }) {
  return <Tag>x</Tag>;
}
