export function Button() {
  return <button>Send</button>;
}
