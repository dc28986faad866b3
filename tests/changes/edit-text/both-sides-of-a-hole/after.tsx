export function App({ name }) {
  return (
    <p>Dear {name},</p>
  );
}
