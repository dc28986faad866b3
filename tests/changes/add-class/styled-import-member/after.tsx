import css from './a.module.css';
export function App() {
  return (
    <div className={`${css.card} mt-2`}>x</div>
  );
}
