import './app.css';

export function App() {
  return (
    <div className="app-box">Hi</div>
  );
}
