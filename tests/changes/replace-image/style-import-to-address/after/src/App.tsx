export function App() {
  return <div className="cover" style={{ backgroundImage: `linear-gradient(red, blue), url(/img/night%281%29.jpg)` }} />;
}
