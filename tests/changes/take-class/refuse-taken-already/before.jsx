export const Meta = ({ className, label }) => <dl className={className}>{label}</dl>;
