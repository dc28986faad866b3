import './app.css';

export function App() {
  return (
    <section className="list"><div className="card">Hi</div></section>
  );
}
