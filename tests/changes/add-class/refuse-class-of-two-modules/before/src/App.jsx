import card from './Card.module.css';
import styles from './App.module.css';

export const App = () => <nav className={styles.nav}>Home</nav>;
