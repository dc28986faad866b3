export default function Badge() {
  return <span>New</span>;
}
