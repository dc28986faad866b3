export default (Component) => (props) => <Component {...props} />;
