import { Category } from './Category';

export const App = () => (
  <main>
    <Category label="resources.deals.action.new" icon={<svg />} />
    <Category label="resources.deals.action.add" icon={<svg />} />
  </main>
);
