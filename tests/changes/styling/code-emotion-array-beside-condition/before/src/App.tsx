import { css } from '@emotion/react';
import styled from '@emotion/styled';

export const App = () => (
  <main>
    <p css={[{ margin: 0 }, on && { color: 'red' }]}>a</p>
  </main>
);
