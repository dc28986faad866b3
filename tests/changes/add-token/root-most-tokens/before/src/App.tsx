import './index.css';
import './tokens.css';

export function App() {
  return <main>x</main>;
}
