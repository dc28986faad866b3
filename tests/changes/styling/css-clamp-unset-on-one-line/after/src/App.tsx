import './app.css';

export function App() {
  return <div className="card">x</div>;
}
