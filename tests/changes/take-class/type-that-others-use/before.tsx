type Shared = { label: string };

export const Meta = ({ label }: Shared) => <dl>{label}</dl>;
export const Other = ({ label }: Shared) => <b>{label}</b>;
