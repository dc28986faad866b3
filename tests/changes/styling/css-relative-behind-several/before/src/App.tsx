import './app.css';

export const App = () => (
  <div className="card">
    <input className="toggle" type="checkbox" />
    <h2 className="title">Hi</h2>
  </div>
);
