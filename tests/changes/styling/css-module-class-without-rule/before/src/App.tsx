import styles from './App.module.css';

export function App() {
  return (
    <div className={styles.box}>Hi</div>
  );
}
