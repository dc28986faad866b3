export const Badge = () => <span>New</span>;
