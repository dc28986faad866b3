export const A = () => <p />;
