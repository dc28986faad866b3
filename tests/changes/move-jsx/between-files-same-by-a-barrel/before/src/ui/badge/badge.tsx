const Badge = () => <span>New</span>;

export default Badge;
