import { css } from '@emotion/react';
import styled from '@emotion/styled';

export const App = () => (
  <main>
    <p
      css={{
        color: 'green',
        ':hover': {
          color: 'red',
        },
        '@media (min-width: 768px)': {
          color: 'black',
        },
        '@media (min-width: 1024px)': {
          margin: '4px',
        },
      }}
    >
      a
    </p>
  </main>
);
