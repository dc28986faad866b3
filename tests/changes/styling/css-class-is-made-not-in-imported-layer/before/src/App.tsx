import './index.css';

export function App() {
  return (
    <div>
      <p className="title">Hi</p>
      <b>Bold</b>
    </div>
  );
}
