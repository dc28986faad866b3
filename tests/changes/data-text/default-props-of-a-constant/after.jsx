const defaults = { title: 'Nameless' };
const Card = memo((props) => <h2>{props.title}</h2>);
Card.defaultProps = defaults;
export const App = () => [<Card title="Plans" />, <Card />];
