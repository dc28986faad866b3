import './app.css';

export function App() {
  return (
    <main>
      <p className="lead">One</p>
      <p className="lead">Two</p>
    </main>
  );
}
