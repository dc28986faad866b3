import { button } from './button';
export const App = () => <p className={button()}>a</p>;
