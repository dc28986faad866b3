export function App() {
  return (
    <p>Go 👩‍🚀👨‍🚀 now</p>
  );
}
