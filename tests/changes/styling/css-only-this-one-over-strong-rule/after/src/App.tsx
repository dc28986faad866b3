import './app.css';

export function App() {
  return (
    <main className="page">
      <p className="lead app-text">One</p>
      <p className="lead">Two</p>
    </main>
  );
}
