export const X = () => <A b="1" b="3" />;
