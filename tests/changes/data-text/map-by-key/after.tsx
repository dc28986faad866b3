const LABELS = { new: 'New', old: 'Ancient' };
export const App = ({ state }) => <b>{LABELS[state]}</b>;
