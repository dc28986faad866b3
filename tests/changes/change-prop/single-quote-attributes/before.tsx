export const X = () => <A b='1' />;
