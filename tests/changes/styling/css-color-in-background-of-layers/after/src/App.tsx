import './app.css';

export const App = () => <div className="card">x</div>;
