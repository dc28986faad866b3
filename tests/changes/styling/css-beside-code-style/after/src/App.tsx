import './index.css';
export const App = () => <p className="plain" css={{ fontStyle: 'italic' }}>a</p>;
