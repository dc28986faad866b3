export const Badge = () => <b>Sale</b>;
