export function App({ user }) {
  return (
    <A />
  );
}
