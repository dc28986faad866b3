type Props = { label: string };

export const Field: (props: Props) => JSX.Element = ({ label }) => <label>{label}</label>;
