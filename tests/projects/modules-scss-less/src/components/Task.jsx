import { Button } from './Button';
import styles from './Task.module.less';

export function Task({ task }) {
  return (
    <article className={`${styles.task} ${task.done ? styles.done : ''}`}>
      <div>
        <h2>{task.name}</h2>
        <p>{task.words}</p>
        {task.labels.map((label) => (
          <span key={label} className={styles.label}>
            {label}
          </span>
        ))}
      </div>
      <time className={styles.meta}>{task.due}</time>
      <Button quiet>Done</Button>
    </article>
  );
}
