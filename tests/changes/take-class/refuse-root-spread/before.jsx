const base = { className: 'btn' };
export const Field = ({ label }) => <button {...base}>{label}</button>;
