import { A } from './a';
export const App = () => <main><A /></main>;
