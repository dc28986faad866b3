export const Alert = () => <span>New</span>;
