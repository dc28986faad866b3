import * as s from './card.css';
export const App = () => <p className={[s.card, active && s.on].join(' ')}>a</p>;
