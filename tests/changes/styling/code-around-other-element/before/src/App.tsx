import './index.css';
import styled from 'styled-components';

const Bar = styled.header`
  display: flex;

  nav a {
    color: inherit;
  }
`;
export const App = () => (
  <Bar>
    <nav>
      <a href="#all">All</a>
      <a href="#care">Care</a>
    </nav>
  </Bar>
);
