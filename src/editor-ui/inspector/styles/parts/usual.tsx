export type UsualChoice = readonly [name: string, value: string];

interface UsualProps {
  label: string;
  choices: readonly UsualChoice[];
  current: string;
  onChoose(value: string): void;
}

/** Values that most parts of a kind have. */
export function Usual({ label, choices, current, onChoose }: UsualProps) {
  return (
    <fieldset className="style-choice style-choice-words" aria-label={label}>
      {choices.map(([name, value]) => (
        <button
          key={value}
          type="button"
          title={value}
          aria-pressed={current === value}
          className="style-choice-item"
          onClick={() => onChoose(value)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
