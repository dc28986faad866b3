export const Label = () => <span>New</span>;
