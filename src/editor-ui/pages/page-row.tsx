import { type FormEvent, useId, useRef, useState } from 'react';
import type { AppPage } from '../../protocol/pages.ts';
import { pageName } from './page-names.ts';
import { addressOf, variablesOf } from './pattern.ts';

interface PageRowProps {
  page: AppPage;
  isShown: boolean;
  /** values of its variables in an address of this session */
  seen: Readonly<Record<string, string>>;
  onOpen(address: string): void;
}

/** A press opens the page; where its address has variables, it asks for them first. */
export function PageRow({ page, isShown, seen, onOpen }: PageRowProps) {
  const variables = variablesOf(page.path);
  const [asks, setAsks] = useState(false);
  const form = useId();
  const row = useRef<HTMLButtonElement>(null);

  function close(): void {
    setAsks(false);
    row.current?.focus();
  }

  return (
    <li>
      <button
        ref={row}
        type="button"
        data-panel-row
        aria-current={isShown ? 'page' : undefined}
        aria-expanded={variables.length > 0 ? asks : undefined}
        aria-controls={asks ? form : undefined}
        className="page-row"
        onClick={() => (variables.length > 0 ? setAsks(!asks) : onOpen(page.path))}
      >
        <span className="truncate">{pageName(page)}</span>
        <span className="page-path">{page.path}</span>
      </button>
      {asks && (
        <Variables
          id={form}
          page={page}
          seen={seen}
          onOpen={(address) => {
            close();
            onOpen(address);
          }}
          onClose={close}
        />
      )}
    </li>
  );
}

interface VariablesProps extends Pick<PageRowProps, 'page' | 'seen' | 'onOpen'> {
  id: string;
  onClose(): void;
}

/** An address that no page has, to show the page for such addresses. */
const NO_PAGE = 'no-such-page';

function Variables({ id, page, seen, onOpen, onClose }: VariablesProps) {
  const variables = variablesOf(page.path);
  const [values, setValues] = useState<Record<string, string>>(() => ({ '*': NO_PAGE, ...seen }));
  const isComplete = variables.every(({ name, isOptional }) => isOptional || values[name]?.trim());

  function open(event: FormEvent): void {
    event.preventDefault();
    if (isComplete) onOpen(addressOf(page.path, values));
  }

  return (
    <form
      id={id}
      aria-label={`Address of ${pageName(page)}`}
      className="grid gap-1 px-3 pt-0.5 pb-2"
      onSubmit={open}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      {variables.map(({ name, isOptional }, i) => (
        <label key={name} className="flex items-center gap-2">
          <span className="w-16 flex-none truncate font-mono text-ink-3 text-sm">{name}</span>
          <input
            // biome-ignore lint/a11y/noAutofocus: the press on the row asked for these fields
            autoFocus={i === 0}
            className="field min-w-0 flex-1"
            placeholder={isOptional ? 'none' : 'needed'}
            spellCheck={false}
            autoComplete="off"
            value={values[name] ?? ''}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          />
        </label>
      ))}
      <button type="submit" className="button" disabled={!isComplete}>
        Open {addressOf(page.path, values)}
      </button>
    </form>
  );
}
