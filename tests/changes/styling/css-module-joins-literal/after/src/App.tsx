import styles from './App.module.css';

export function App() {
  return (
    <main>
      <p className={`lead ${styles.text}`}>Hi</p>
    </main>
  );
}
