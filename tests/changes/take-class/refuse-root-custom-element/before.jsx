export const Field = ({ label }) => <my-field>{label}</my-field>;
