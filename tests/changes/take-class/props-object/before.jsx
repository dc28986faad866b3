export const Mark = (props) => <b className="mark">{props.text}</b>;
