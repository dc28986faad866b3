import { Link } from 'react-router-dom';
export const Nav = () => <Link to="/">Home</Link>;
