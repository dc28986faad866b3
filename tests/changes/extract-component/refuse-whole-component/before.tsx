export const Page = () => <main />;
