import { styles } from './styles';

export function App() {
  return <h2 className={styles.heading}>Overview.</h2>;
}
