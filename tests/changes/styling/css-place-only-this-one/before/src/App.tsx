import './app.css';

export function App() {
  return (
    <ul className="list">
      <li>One</li>
      <li>Two</li>
    </ul>
  );
}
