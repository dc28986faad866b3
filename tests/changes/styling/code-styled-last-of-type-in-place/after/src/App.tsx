import styled from 'styled-components';

const Note = styled.p`
  color: green;

  &:last-of-type {
    color: blue;
  }
`;

export const App = () => (
  <main>
    <Note>a</Note>
  </main>
);
