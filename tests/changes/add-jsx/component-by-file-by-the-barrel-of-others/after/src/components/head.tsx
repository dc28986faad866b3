export const Head = () => <h1>Home</h1>;
