import './index.css';
import styled from 'styled-components';

const List = styled.ul`
  & > li { color: green; }
`;
export const App = () => (
  <List>
    <li>a</li>
  </List>
);
