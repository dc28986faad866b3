type Shared = { label: string };

export const Meta = ({ label, className }: Shared & { className?: string }) => <dl className={className}>{label}</dl>;
export const Other = ({ label }: Shared) => <b>{label}</b>;
