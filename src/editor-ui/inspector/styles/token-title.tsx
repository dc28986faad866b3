import { Popover } from '@base-ui/react/popover';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import { createChange } from '../../../protocol/changes.ts';
import { useEditor } from '../../context.tsx';
import { fullName, isWhole, problemOfName } from '../../styling/token-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { TokenNameField, useNameField } from './token-name-field.tsx';
import { useStyling } from './use-property.ts';

interface TokenTitleProps {
  name: string;
  /** null for a token that the project's own style sheets do not define */
  onRename: (() => void) | null;
  /** the field was just left: the button that opened it has the focus again */
  isBack: boolean;
}

export function TokenTitle({ name, onRename, isBack }: TokenTitleProps) {
  return (
    <div className="flex items-start gap-1">
      <Popover.Title className="min-w-0 flex-1 break-words font-mono text-sm">{name}</Popover.Title>
      {onRename && (
        <IconButton
          autoFocus={isBack}
          icon={Pencil}
          label="Rename"
          className="-my-1.5 -mr-1.5 flex-none"
          onClick={onRename}
        />
      )}
    </div>
  );
}

interface NewNameProps {
  name: string;
  onRenamed(newName: string): void;
  /** Escape: the token keeps its name */
  onEnd(): void;
}

/** Renames a token wherever the project has its name. */
export function NewName({ name, onRenamed, onEnd }: NewNameProps) {
  const editor = useEditor();
  const design = useStyling((state) => state.design);
  const [typed, setTyped] = useState(name);
  const [isSaving, setSaving] = useState(false);
  // behind the dashes
  const field = useNameField(2);
  const newName = fullName(typed);
  const problem = newName === name ? '' : problemOfName(typed, design);
  const isReady = problem === '' && newName !== name && isWhole(typed) && !isSaving;

  async function rename(): Promise<void> {
    if (!isReady) return;
    setSaving(true);
    const { ok } = await editor.apply(createChange(uuid(), 'RENAME_TOKEN', { name, newName }));
    setSaving(false);
    if (ok) onRenamed(newName);
  }

  return (
    <form
      className="grid gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        void rename();
      }}
    >
      <TokenNameField
        field={field}
        label={`New name of ${name}`}
        name={typed}
        problem={problem}
        hint="Changes the name in every file of the project that has it, classes included."
        readOnly={isSaving}
        onChange={setTyped}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || isSaving) return;
          // the popover stays: its own Escape is the next one
          event.stopPropagation();
          onEnd();
        }}
      />
      <div className="mt-1 flex gap-1.5">
        <button type="button" className="button h-7 flex-1" disabled={isSaving} onClick={onEnd}>
          Cancel
        </button>
        <button
          type="submit"
          className="button button-primary h-7 flex-1 aria-disabled:opacity-50"
          // keeps the focus, for another try after a refusal
          aria-disabled={!isReady}
        >
          {isSaving ? 'Renaming…' : 'Rename'}
        </button>
      </div>
    </form>
  );
}
