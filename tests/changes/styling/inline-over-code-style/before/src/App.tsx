import './index.css';
import styled from 'styled-components';

const Title = styled.h1`
  color: green;
`;
export const App = () => <Title style={{ color: 'red' }}>a</Title>;
