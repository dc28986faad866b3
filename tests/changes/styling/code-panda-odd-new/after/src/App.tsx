import { css } from '../styled-system/css';
export const App = () => <p className={css({ color: 'green.500', p: '4', _odd: { color: 'blue' } })}>a</p>;
