export function App() {
  return (
    <a href="https://vite.dev">
      <img src="/vite.svg" alt="" /> Explore Vite
    </a>
  );
}
