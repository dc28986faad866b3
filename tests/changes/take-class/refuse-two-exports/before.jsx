export const Field = ({ label }) => <label>{label}</label>;
export default Field;
