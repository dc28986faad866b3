import './index.css';
import { css } from '@emotion/react';

const note = css({ padding: 12 });
export const App = () => <p className="plain" css={[note, { color: 'green' }]}>a</p>;
