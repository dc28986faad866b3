import { css } from '@emotion/react';
import styled from '@emotion/styled';

export const App = () => (
  <main>
    <p css={{}}>a</p>
  </main>
);
