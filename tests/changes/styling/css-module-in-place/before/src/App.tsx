import styles from './App.module.css';

export function App() {
  return (
    <div className={styles.card}>Hi</div>
  );
}
