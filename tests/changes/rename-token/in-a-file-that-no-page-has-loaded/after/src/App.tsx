export function App() {
  return <main>Hello</main>;
}
