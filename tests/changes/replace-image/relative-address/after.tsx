export function App() {
  return <img src="./img/new.jpg" alt="Today" />;
}
