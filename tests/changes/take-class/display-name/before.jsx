export const Field = ({ label }) => <label>{label}</label>;
Field.displayName = 'Field';
