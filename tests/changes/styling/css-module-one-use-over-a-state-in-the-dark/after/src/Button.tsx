import styles from './Button.module.css';

export function Button({ className, ...props }) {
  return <button className={`${styles.button} ${className}`} {...props} />;
}
