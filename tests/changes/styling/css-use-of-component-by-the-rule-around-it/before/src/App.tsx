import './index.css';
import styles from './App.module.css';
import { Button } from './Button';

export function App() {
  return (
    <div className={styles.page}>
      <Button>Start</Button>
      <Button>Stop</Button>
    </div>
  );
}
