import './app.less';

export function App() {
  return (
    <div className="card">Hi</div>
  );
}
