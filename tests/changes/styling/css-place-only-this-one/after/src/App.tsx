import './app.css';

export function App() {
  return (
    <ul className="list">
      <li className="app-item">One</li>
      <li>Two</li>
    </ul>
  );
}
