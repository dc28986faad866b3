import { css } from '@emotion/react';
import styled from '@emotion/styled';

export const App = () => (
  <main>
    <p css={(theme) => css`color: blue; margin: ${theme.gap};`}>a</p>
  </main>
);
