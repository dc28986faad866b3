export default function Label() {
  return <span>New</span>;
}
