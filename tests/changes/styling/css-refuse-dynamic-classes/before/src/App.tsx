import './app.css';

export function App() {
  return (
    <div className={window.cls}>Hi</div>
  );
}
