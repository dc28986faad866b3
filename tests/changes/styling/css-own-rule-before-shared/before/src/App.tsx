import './app.css';

export function App() {
  return (
    <div>
      <ul className="tags">One</ul>
      <ul>Two</ul>
    </div>
  );
}
