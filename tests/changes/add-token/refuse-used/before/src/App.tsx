import './index.css';

export function App() {
  return <main>x</main>;
}
