import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { colors, shared } from './theme';

const Box = styled('div')((props) => ({
  ...shared,
  color: colors.ink,
  margin: props.$gap,
  width: props.wide ? 10 : 20,
}));

export const App = () => (
  <main>
    <Box>a</Box>
  </main>
);
