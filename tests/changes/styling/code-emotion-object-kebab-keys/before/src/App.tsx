import { css } from '@emotion/react';
import styled from '@emotion/styled';

const Box = styled.div({ 'background-color': 'green' });

export const App = () => (
  <main>
    <Box>a</Box>
  </main>
);
