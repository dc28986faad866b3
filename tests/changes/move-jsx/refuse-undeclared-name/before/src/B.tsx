export const B = () => <main />;
