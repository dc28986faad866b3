export const Field = ({ label }) => <label>{label}</label>;
export const Page = (props) => <Field label="a" {...props} />;
