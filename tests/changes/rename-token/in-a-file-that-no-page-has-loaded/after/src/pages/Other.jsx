export const Other = () => <i style={{ color: 'var(--accent)' }} />;
