import './app.css';

export function App() {
  return (
    <div>Hi</div>
  );
}
