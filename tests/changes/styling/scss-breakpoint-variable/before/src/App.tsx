import './app.scss';

export function App() {
  return (
    <div className="card">Hi</div>
  );
}
