import { css } from '../styled-system/css';
export const App = () => <p className={css({ color: 'green.500', p: '4', '&:nth-child(2n + 1)': { color: 'blue' } })}>a</p>;
