import { css } from '@emotion/react';
import styled from '@emotion/styled';

const note = css({ color: 'green', padding: '1rem' });

export const App = () => (
  <main>
    <p css={note}>a</p>
  </main>
);
