import { css } from '@emotion/react';
import styled from '@emotion/styled';

const note = css({ color: 'green', padding: 12 });

export const App = () => (
  <main>
    <p css={note}>a</p>
  </main>
);
