import clsx from 'clsx';
import styles from './Shell.module.scss';

const LINKS = ['Inbox', 'Today', 'Later'];

export function Shell({ title, children }) {
  return (
    <div className={styles.shell}>
      <nav className={styles.side}>
        {LINKS.map((link, i) => (
          <a key={link} href={`#${link}`} className={clsx(styles.link, i === 0 && styles.active)}>
            {link}
          </a>
        ))}
      </nav>
      <div>
        <header className={styles.top}>
          <h1>{title}</h1>
          <small>Three open</small>
        </header>
        {children}
      </div>
    </div>
  );
}
