import { useTranslate } from 'ra-core';
import { CreateButton } from './CreateButton';

export function App() {
  const translate = useTranslate();
  return (
    <main>
      <CreateButton label="resources.deals.action.new" />
      <CreateButton label={translate('resources.deals.action.add')} />
      <CreateButton label="Make one" />
      <CreateButton />
    </main>
  );
}
