import clsx from 'clsx';
import styles from './a.module.css';

export function App({ on }) {
  return <div className={clsx(on ? styles.open : styles.shut)}>a</div>;
}
