import { css } from '@emotion/react';
import styled from '@emotion/styled';

export const App = () => (
  <main>
    <p
      css={{
        color: 'green',
        marginTop: '4px',
        ':hover': {
          color: 'red',
        },
        '@media (min-width: 768px)': {
          color: 'black',
        },
      }}
    >
      a
    </p>
  </main>
);
