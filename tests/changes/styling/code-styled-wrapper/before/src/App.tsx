import styled from 'styled-components';

const Link = styled(({ to, ...rest }) => <a href={to} {...rest} />)`
  color: green;
`;
export const App = () => <Link to="/">a</Link>;
