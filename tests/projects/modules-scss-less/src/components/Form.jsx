import { Button } from './Button';
import styles from './Form.module.scss';

export function Form() {
  return (
    <form className={styles.form}>
      <h2>New task</h2>
      <div className={styles.row}>
        <label htmlFor="name">Name</label>
        <input id="name" />
      </div>
      <div className={styles.row}>
        <label htmlFor="due">Due</label>
        <input id="due" />
      </div>
      <div className={styles.actions}>
        <Button quiet>Cancel</Button>
        <Button>Add</Button>
      </div>
    </form>
  );
}
