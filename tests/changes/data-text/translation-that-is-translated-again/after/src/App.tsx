import { useTranslate } from 'ra-core';
import { SaveButton } from './SaveButton';

export function App() {
  const translate = useTranslate();
  return (
    <main>
      <SaveButton label={translate('resources.deals.action.add')} />
      <SaveButton />
    </main>
  );
}
