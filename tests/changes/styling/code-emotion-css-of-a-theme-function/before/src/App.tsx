import { css } from '@emotion/react';
import styled from '@emotion/styled';

export const App = () => (
  <main>
    <p css={(theme) => css`color: green; margin: ${theme.gap};`}>a</p>
  </main>
);
