import './app.css';

export function App() {
  return (
    <div className="row wide">Hi</div>
  );
}
