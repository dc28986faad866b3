import { css } from '@emotion/react';
import './app.css';

const note = css({ color: 'green', padding: 12, '.card:hover &': { color: 'blue' } });

export const App = () => (
  <main className="card">
    <p css={note}>a</p>
  </main>
);
