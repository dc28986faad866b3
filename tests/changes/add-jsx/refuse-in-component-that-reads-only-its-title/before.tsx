const Title = (props) => <h1 id={props.id}>{props?.title}</h1>;

export const App = () => <Title title="Hello" />;
