import clsx from 'clsx';
import styles from './App.module.css';

export function App() {
  return (
    <div className={clsx('x', styles['card'])}>Hi</div>
  );
}
