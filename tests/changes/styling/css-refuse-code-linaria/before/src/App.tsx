import './index.css';
import { css } from '@linaria/core';

const title = css`
  color: green;
`;
export const App = () => <h1 className={title}>a</h1>;
