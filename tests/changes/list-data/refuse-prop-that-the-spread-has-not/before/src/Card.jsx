export const Card = ({ title, value, color, icon }) => <p className={color}>{title} {value} {icon}</p>;
