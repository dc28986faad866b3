export const Field = ({ label, className: cls }) => <label>{label}<input className={cls} /></label>;
