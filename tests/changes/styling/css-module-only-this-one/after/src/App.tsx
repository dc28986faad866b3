import styles from './App.module.css';

export function App() {
  return (
    <div className={styles.box}>
      <p className="lead">Hi</p>
    </div>
  );
}
