export const Field = ({ label }) => <label>{label}</label>;
export const Page = () => <Field label="a" className="wide" />;
