export const App = ({ on }) => <b>{on ? 'Yes' : 'Never'}</b>;
