import { useTranslate } from 'ra-core';

const SECTIONS = [
  { id: 'new', label: 'resources.deals.action.new' },
  { id: 'deals', label: 'resources.deals.name' },
];

export function App() {
  const translate = useTranslate();
  return (
    <nav>
      {SECTIONS.map((section) => (
        <button key={section.id}>{translate(section.label, { smart_count: 2 })}</button>
      ))}
    </nav>
  );
}
