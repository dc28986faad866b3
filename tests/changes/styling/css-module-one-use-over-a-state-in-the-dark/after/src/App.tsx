import styles from './App.module.css';
import { Button } from './Button';

export function App() {
  return <div className={styles.page}>
    <Button disabled className={styles.button}>Archive</Button>
  </div>;
}
