import { NavLink } from 'react-router-dom';
import styled from 'styled-components';

const StyledNavLink = styled(NavLink)`
  &:link,
  &:visited {
    gap: 1.2rem;
    padding: 1.2rem 2.4rem;
    padding-left: 3rem;
  }

  &:hover {
    color: gray;
  }
`;

export const App = () => <StyledNavLink to="/">Home</StyledNavLink>;
