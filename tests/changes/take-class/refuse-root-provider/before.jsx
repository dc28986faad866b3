import { Theme } from './theme';
export const Field = ({ label }) => <Theme.Provider value={label}><p /></Theme.Provider>;
