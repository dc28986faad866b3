import { css } from '@emotion/react';

const note = css({ color: 'green', padding: 12, '&:first-of-type': { color: 'blue' } });

export const App = () => (
  <main>
    <p css={note}>a</p>
  </main>
);
