import './app.css';

export function App() {
  return (
    <div className="card" style={{ color: 'red' }}>Hi</div>
  );
}
