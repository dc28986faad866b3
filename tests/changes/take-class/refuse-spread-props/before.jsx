export const Field = (props) => <label>{props.label}<input {...props} /></label>;
