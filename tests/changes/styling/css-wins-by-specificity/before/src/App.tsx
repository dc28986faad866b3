import './app.css';

export function App() {
  return (
    <main id="top"><div className="card wide">Hi</div></main>
  );
}
