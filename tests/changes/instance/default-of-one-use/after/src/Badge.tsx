export const Badge = ({ label = 'Fresh' }) => <b>{label}</b>;
