import styled from 'styled-components';
const device = { tablet: '(min-width: 768px)' };

export const Title = styled.h1`
  color: green;
  font-size: 30px;
  @media ${device.tablet} {
    color: blue;
  }
`;
