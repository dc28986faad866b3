import type { ClassDescription } from '../../protocol/design-system.ts';

interface ClassOptionsProps {
  id: string;
  isShown: boolean;
  options: readonly ClassDescription[];
  /** index of the option that Enter takes, -1 for none */
  chosen: number;
  /** classes that the element has already */
  present: readonly string[];
  onPoint(index: number): void;
  onChoose(index: number): void;
}

/** The matching classes, each with a description; the whole CSS of the chosen one below. */
export function ClassOptions({ id, isShown, options, chosen, present, onPoint, onChoose }: ClassOptionsProps) {
  const described = options[Math.max(chosen, 0)];
  return (
    <div hidden={!isShown} className="popup absolute inset-x-0 top-full z-20 mt-1 overflow-hidden p-0!">
      <div id={id} role="listbox" aria-label="Classes of the project" className="max-h-56 overflow-y-auto p-1">
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the option
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
          <div
            key={option.name}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === chosen}
            className="class-option"
            onPointerMove={() => index !== chosen && onPoint(index)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(index)}
          >
            <Swatch color={option.color} />
            <span className="max-w-full flex-none truncate font-mono">{option.name}</span>
            <span className="min-w-0 flex-1 truncate text-right text-ink-3">
              {present.includes(option.name) ? 'is there' : summaryOf(option)}
            </span>
          </div>
        ))}
      </div>
      {described && isShown && <ClassCss description={described} />}
    </div>
  );
}

/** The CSS of a class as its style sheet has it. */
export function ClassCss({ description }: { description: ClassDescription }) {
  return (
    <section
      data-class-css
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keys
      tabIndex={0}
      aria-label={`CSS of ${description.name}`}
      className="max-h-36 overflow-auto border-line border-t bg-sunken px-2 py-1.5"
    >
      <pre className="wrap-anywhere select-text whitespace-pre-wrap font-mono text-ink-2 text-sm">
        {description.css}
      </pre>
    </section>
  );
}

export function Swatch({ color }: { color: string | null }) {
  if (!color) return null;
  return (
    <svg width="10" height="10" aria-hidden="true" className="mr-1.5 flex-none rounded-sm">
      <rect width="10" height="10" rx="2" fill={color} stroke="currentColor" strokeOpacity="0.25" />
    </svg>
  );
}

function summaryOf({ declarations, properties }: ClassDescription): string {
  const shown = declarations.replace(/(?:^|\s)--tw-[^;]*;/g, '').trim();
  return shown || properties.join(', ');
}
