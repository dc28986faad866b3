import { TextField } from 'react-admin';

export const App = () => <TextField source="name" label="resources.deals.action.new" />;
