import { css } from '@emotion/react';
import styled from '@emotion/styled';

const Box = styled.div({ 'background-color': 'green', 'padding-top': '4px' });

export const App = () => (
  <main>
    <Box>a</Box>
  </main>
);
