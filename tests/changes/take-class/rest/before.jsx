export const Field = ({ label, ...rest }) => <label>{label}<input {...rest} /></label>;
