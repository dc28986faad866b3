import './index.css';

export function App() {
  return <main className="p-4">x</main>;
}
