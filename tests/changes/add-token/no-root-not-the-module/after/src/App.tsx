import styles from './Card.module.css';

export function App() {
  return <main className={styles.card}>x</main>;
}
