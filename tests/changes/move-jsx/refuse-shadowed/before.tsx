const n = 1;
const X = () => <p><b x={n} /></p>;
const Y = ({ n }) => <main>{n}</main>;
