export const App = ({ on }) => <b>{on ? 'Yes' : 'No'}</b>;
