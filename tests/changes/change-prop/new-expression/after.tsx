export function App({ user }) {
  return (
    <A name={user.name} />
  );
}
