import css from './a.module.css';
export function App() {
  return (
    <div className={css.card}>x</div>
  );
}
