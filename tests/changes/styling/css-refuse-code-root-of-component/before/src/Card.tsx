import styled from '@emotion/styled';

const Box = styled.section`
  color: green;
`;
export function Card({ className, children }) {
  return <Box className={className}>{children}</Box>;
}
