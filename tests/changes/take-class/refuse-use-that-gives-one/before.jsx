export const Field = ({ label, ...props }) => <label>{label}<input {...props} /></label>;
export const Page = () => <Field label="a" className="wide" />;
