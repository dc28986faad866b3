export const Button = () => <span>New</span>;
