export function App() {
  return <img src="./img/promo.png" alt="Today" />;
}
