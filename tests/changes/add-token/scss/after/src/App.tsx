import './index.scss';

export function App() {
  return <main className="p-4">x</main>;
}
