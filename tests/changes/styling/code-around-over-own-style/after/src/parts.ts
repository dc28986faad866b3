import styled from 'styled-components';

export const Flag = styled.img`
  width: 20px;
`;

export const Heading = styled.h1`
  margin-bottom: 8px;
  line-height: 1.4;
`;
