import './index.css';

export function App() {
  return (
    <div>
      <p className="title">Hi</p>
      <b className="app-text">Bold</b>
    </div>
  );
}
