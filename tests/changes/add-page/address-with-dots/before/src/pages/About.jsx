export default () => <p>About</p>;
