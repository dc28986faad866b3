export const Badge = () => <b />;
