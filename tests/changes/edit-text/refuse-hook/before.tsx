export function App() {
  const user = useUser();
  return (
    <p>{user.name}</p>
  );
}
