import styled from 'styled-components';

const Note = styled.p`
  color: green;

  &:last-of-type {
    color: red;
  }
`;

export const App = () => (
  <main>
    <Note>a</Note>
  </main>
);
