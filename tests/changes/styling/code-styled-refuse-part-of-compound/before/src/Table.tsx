import styled from 'styled-components';

const StyledHeader = styled.div`
  letter-spacing: 0.4px;
`;

function Table({ children }) {
  return <div role="table">{children}</div>;
}

function Header({ children }) {
  return <StyledHeader role="row">{children}</StyledHeader>;
}

Table.Header = Header;

export default Table;
