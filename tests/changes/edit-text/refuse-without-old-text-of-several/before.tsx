export function App({ name }: { name: string }) {
  return (
    <p>
      Hello <b>{name}</b>
    </p>
  );
}
