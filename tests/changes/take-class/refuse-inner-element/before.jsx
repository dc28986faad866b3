export const Meta = ({ label }) => <dl><dt>{label}</dt></dl>;
