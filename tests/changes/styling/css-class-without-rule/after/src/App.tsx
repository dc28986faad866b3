import './app.css';

export function App() {
  return (
    <div className="card app-box">Hi</div>
  );
}
