const P = 16;

export const App = () => <div style={{ padding: P, paddingLeft: "4px" }}>x</div>;
