export async function App() {
  const user = await load();
  return (
    <p>{user.name}</p>
  );
}
