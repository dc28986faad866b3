import './index.css';
import styled from 'styled-components';

const Title = styled.h1`
  color: green;
`;
export const App = () => <Title className="p-2 text-lg">a</Title>;
