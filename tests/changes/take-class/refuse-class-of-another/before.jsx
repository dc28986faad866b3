export const Field = ({ className, label }) => <label>{label}<input className={className} /></label>;
