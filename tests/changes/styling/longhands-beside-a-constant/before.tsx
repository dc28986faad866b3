const B = '1px solid red';

export const App = () => <div style={{ border: B }}>x</div>;
