export const X = () => <A />;
