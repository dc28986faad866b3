import styles from './Login.module.css';

export function Login() {
  return <div className={styles.group}>Email</div>;
}
