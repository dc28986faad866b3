import './app.css';

export function App() {
  return (
    <main>
      <p className="lead app-text">One</p>
      <p className="lead">Two</p>
    </main>
  );
}
