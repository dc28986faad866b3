export const Field = ({ labels }) => <ul>{labels.map((one) => <li key={one}>{one}</li>)}</ul>;
