import styled from 'styled-components';

const Wrapper = styled.div`
  max-width: 960px;
  margin: 0 auto;
  padding: 16px;
  color: ${({ theme }) => theme.colors.ink};
`;

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: 16px;
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};

  nav a {
    color: inherit;
  }
`;

const Brand = styled.strong`
  font-size: 20px;

  @media (min-width: 768px) {
    font-size: 24px;
  }
`;

const Foot = styled.footer`
  margin-top: 48px;
  font-size: 14px;
`;

export function Layout({ children }) {
  return (
    <Wrapper>
      <Bar>
        <Brand>Plants</Brand>
        <nav>
          <a href="#all">All</a> <a href="#care">Care</a>
        </nav>
      </Bar>
      {children}
      <Foot>
        <small>Water twice a week.</small>
      </Foot>
    </Wrapper>
  );
}
