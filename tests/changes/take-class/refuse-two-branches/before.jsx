export const Field = ({ label }) => (label ? <div>{label}</div> : <p>none</p>);
