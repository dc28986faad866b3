import * as s from './card.css';
export const App = () => <p className={s.card}>a</p>;
