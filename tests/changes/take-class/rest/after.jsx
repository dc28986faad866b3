export const Field = ({ label, className, ...rest }) => <label className={className}>{label}<input {...rest} /></label>;
