import { css } from '@linaria/core';
import { styled } from '@linaria/react';

const note = css`
  color: green;
`;
const Box = styled.div`
  margin: 0;
`;
export const App = () => (
  <main>
    <p className={note}>a</p>
    <Box>c</Box>
  </main>
);
