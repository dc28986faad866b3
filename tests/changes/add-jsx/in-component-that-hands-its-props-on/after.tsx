const Title = (props) => <h1 {...props} />;

export const App = () => <Title id="a"><b></b></Title>;
