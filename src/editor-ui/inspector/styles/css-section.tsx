import { useState } from 'react';
import { ComputedList } from './computed-list.tsx';
import { RulesView } from './rules-view.tsx';
import { StyleSection } from './style-section.tsx';

/** The same styles as CSS: the rules that match, strongest first, and all values that the browser computed. */
export function CssSection() {
  const [tab, setTab] = useState<'rules' | 'computed'>('rules');
  return (
    <StyleSection title="CSS" properties={[]} startOpen={false}>
      <div role="tablist" aria-label="CSS of the element" className="style-choice">
        {(['rules', 'computed'] as const).map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={tab === name}
            tabIndex={tab === name ? 0 : -1}
            className="style-choice-item"
            onClick={() => setTab(name)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
              setTab(tab === 'rules' ? 'computed' : 'rules');
              const other = event.currentTarget.nextElementSibling ?? event.currentTarget.previousElementSibling;
              if (other instanceof HTMLElement) other.focus();
            }}
          >
            {name === 'rules' ? 'Rules' : 'Computed'}
          </button>
        ))}
      </div>
      {tab === 'rules' ? <RulesView /> : <ComputedList />}
    </StyleSection>
  );
}
