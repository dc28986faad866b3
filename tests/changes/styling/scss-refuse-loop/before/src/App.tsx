import './app.scss';

export function App() {
  return (
    <div className="btn-red">Hi</div>
  );
}
