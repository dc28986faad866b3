type A = { label: string };

export const Field = ({ label, className }: A & { id?: string } & { className?: string }) => <label className={className}>{label}</label>;
