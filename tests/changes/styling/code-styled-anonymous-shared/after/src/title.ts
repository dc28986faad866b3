import styled from 'styled-components';

export default styled.h1`
  color: blue;
`;
