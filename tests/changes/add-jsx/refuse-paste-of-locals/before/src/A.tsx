export function A() {
  const x = 1;
  return <i>{x}</i>;
}
