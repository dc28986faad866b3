import './app.scss';

export function App() {
  return (
    <div className="card__title">Hi</div>
  );
}
