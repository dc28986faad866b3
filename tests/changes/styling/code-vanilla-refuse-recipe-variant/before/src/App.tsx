import * as s from './card.css';
export const App = () => <p className={s.button({ tone: 'loud' })}>a</p>;
