export const Mark = (props) => <b className={`mark ${props.className ?? ""}`}>{props.text}</b>;
