import { css } from '../styled-system/css';
export const App = () => <p className={css({ color: { base: 'green', _hover: 'blue' } })}>a</p>;
