type FC<P> = (props: P) => null;

export const Field: FC<{ label: string }> = ({ label }) => <label>{label}</label>;
