import styled from '@emotion/styled';
import { css } from '@emotion/react';

const note = css`
  color: blue;
`;
const Box = styled('div')`
  margin: 0;

  :hover {
    margin: 1px;
  }
`;
export const App = () => (
  <main>
    <p css={note}>a</p>
    <em css={css`letter-spacing: 2px;`}>b</em>
    <Box>c</Box>
    <b css={[note, css`margin: 0;`]}>d</b>
  </main>
);
