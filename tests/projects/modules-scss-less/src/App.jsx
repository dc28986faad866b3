import styles from './App.module.scss';
import { Button } from './components/Button';
import { Form } from './components/Form';
import { Shell } from './components/Shell';
import { Task } from './components/Task';

const TASKS = [
  { name: 'Write', words: 'The second chapter.', due: 'Mon', done: false, labels: ['book'] },
  { name: 'Call', words: 'About the roof.', due: 'Tue', done: true, labels: ['house', 'soon'] },
  { name: 'Plant', words: 'Beans and peas.', due: 'Sat', done: false, labels: ['garden'] },
];

export function App() {
  return (
    <Shell title="Today">
      <p>What has to be done, in order.</p>
      <section className={styles.list}>
        {TASKS.map((task) => (
          <Task key={task.name} task={task} />
        ))}
      </section>
      <Form />
      <Button disabled>Archive</Button>
      <footer className={styles.foot}>
        <ul>
          <li>Help</li>
          <li style={{ fontWeight: 600 }}>About</li>
        </ul>
      </footer>
    </Shell>
  );
}
