const LABELS = { new: 'New', old: 'Old' };
export const App = ({ state }) => <b>{LABELS[state]}</b>;
