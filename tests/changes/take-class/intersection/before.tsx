type A = { label: string };

export const Field = ({ label }: A & { id?: string }) => <label>{label}</label>;
