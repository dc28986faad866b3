export const Field = ({ label }: { label: string } | { label: number }) => <label>{label}</label>;
