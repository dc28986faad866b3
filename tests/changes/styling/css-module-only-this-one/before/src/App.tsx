import styles from './App.module.css';

export function App() {
  return (
    <div>
      <p className="lead">Hi</p>
    </div>
  );
}
