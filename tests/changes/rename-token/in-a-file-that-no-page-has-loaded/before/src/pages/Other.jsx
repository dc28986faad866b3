export const Other = () => <i style={{ color: 'var(--brand)' }} />;
