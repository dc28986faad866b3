export const Type = () => <span>New</span>;
