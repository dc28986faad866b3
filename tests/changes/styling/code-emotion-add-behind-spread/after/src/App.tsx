import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { shared } from './theme';

export const App = () => (
  <main>
    <p css={{ color: 'green', ...shared, margin: '0' }}>a</p>
  </main>
);
