import { css } from '@emotion/react';
import styled from '@emotion/styled';

const note = css({ color: 'green', padding: 16 });

export const App = () => (
  <main>
    <p css={note}>a</p>
  </main>
);
