import './index.css';
import { css } from '../styled-system/css';
export const App = () => <p className={css({ p: '4' })}>a</p>;
