import './app.css';

export function App() {
  return (
    <div>
      <h2 className="app-heading">One</h2>
      <h2>Two</h2>
    </div>
  );
}
