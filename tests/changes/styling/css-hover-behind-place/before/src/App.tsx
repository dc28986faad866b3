import './app.css';

export function App() {
  return (
    <div className="row">Hi</div>
  );
}
