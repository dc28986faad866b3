import './index.css';
import * as styles from './card.css';
export const App = () => <p className={styles.box}>a</p>;
