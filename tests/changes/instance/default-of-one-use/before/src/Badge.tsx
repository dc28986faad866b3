export const Badge = ({ label = 'New' }) => <b>{label}</b>;
