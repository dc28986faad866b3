import './app.css';

export const App = () => (
  <div>
    <p className="note">a</p>
    <p className="note">b</p>
  </div>
);
