import { css } from '@emotion/react';
import styled from '@emotion/styled';

const note = css({ color: 'green', padding: 12, '&:hover': { color: 'blue' } });

export const App = () => (
  <main>
    <p css={note}>a</p>
  </main>
);
