import './index.scss';

export function App() {
  return <main>x</main>;
}
