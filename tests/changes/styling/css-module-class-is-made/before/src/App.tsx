import styles from './App.module.css';

export function App() {
  return (
    <main>
      <p className="lead">Hi</p>
      <img src="a.png" />
    </main>
  );
}
