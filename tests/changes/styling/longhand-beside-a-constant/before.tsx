const P = 16;

export const App = () => <div style={{ padding: P }}>x</div>;
