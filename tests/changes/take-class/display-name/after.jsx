export const Field = ({ label, className }) => <label className={className}>{label}</label>;
Field.displayName = 'Field';
