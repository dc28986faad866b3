export default () => <h1>Hi</h1>;
