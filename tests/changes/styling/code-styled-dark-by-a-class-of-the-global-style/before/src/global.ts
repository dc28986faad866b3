import { createGlobalStyle } from 'styled-components';
import { radius } from './sizes';

export const GlobalStyles = createGlobalStyle`
  :root {
    &, &.light-mode {
      --color-grey-0: #fff;
      --radius: ${radius};
    }
    &.dark-mode {
      --color-grey-0: #18212f;
    }
  }
`;
