import './app.css';
import styles from './App.module.scss';

export function App() {
  return (
    <div className={styles.card}>Hi</div>
  );
}
