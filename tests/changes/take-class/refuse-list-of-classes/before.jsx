export const Field = ({ label }) => <label className={['a', 'b']}>{label}</label>;
