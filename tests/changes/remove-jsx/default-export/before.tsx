export default <A />;
