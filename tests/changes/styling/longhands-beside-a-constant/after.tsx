const B = '1px solid red';

export const App = () => <div style={{ border: B, borderWidth: '2px', borderStyle: 'dotted' }}>x</div>;
