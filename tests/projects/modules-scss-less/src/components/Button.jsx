import clsx from 'clsx';
import styles from './Button.module.scss';

export function Button({ quiet, className, ...props }) {
  return <button type="button" className={clsx(quiet ? styles.quiet : styles.button, className)} {...props} />;
}
