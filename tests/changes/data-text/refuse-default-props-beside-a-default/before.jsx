const Card = ({ title = 'Untitled' }) => <h2>{title}</h2>;
Card.defaultProps = { title: 'Untitled' };
export const App = () => <Card />;
