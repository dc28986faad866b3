export const B = () => <i />;
