import { css } from '@emotion/react';
import './app.css';

const note = css({ color: 'green', padding: 12 });

export const App = () => (
  <main className="card">
    <p css={note}>a</p>
  </main>
);
