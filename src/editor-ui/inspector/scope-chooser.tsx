import { useEffect } from 'react';
import type { TreeElement } from '../../protocol/api.ts';
import type { EditScope } from '../../protocol/changes.ts';
import { useEditor, useEditorState } from '../context.tsx';
import { chooseScope, chosenScope, scopeFor } from '../scope/default-scope.ts';
import { listItemOf } from '../scope/list-move.ts';
import type { Plurality } from '../scope/plurality.ts';
import type { NavItem } from '../store/nav-index.ts';
import type { EditorState } from '../store/state.ts';
import { Segments } from '../ui/segments.tsx';
import { UsedIn } from './use-count.tsx';

interface ScopeOption {
  scope: EditScope;
  label: string;
  hint: string;
  /** effect of edits with this scope, in a sentence */
  says: string;
}

interface ScopeChooserProps {
  item: NavItem;
  source: TreeElement;
  many: Plurality;
}

/** For an element that stands for many: how many, and where its edits go. The choice holds for this element until another is made. */
export default function ScopeChooser({ item, source, many }: ScopeChooserProps) {
  const { store, frame } = useEditor();
  const scope = useEditorState((state) => scopeFor(state, item));
  const inData = useEditorState((state) => editsInData(state, item));
  const options = optionsOf(many, source);
  const current = options.find((option) => option.scope === scope) ?? options[0];
  const edited = current && editedId(current.scope, source, many);
  useEffect(() => {
    if (edited !== undefined) frame.call('updateOutlines', item.key, edited);
  }, [frame, edited, item.key]);

  return (
    <div className="space-y-1.5 rounded-lg bg-sunken p-2">
      <p className="text-ink-2 text-sm">
        <span className="font-medium text-ink tabular-nums">
          {many.callSite && many.of === 1 ? <UsedIn use={many.callSite.source} /> : `${many.at} of ${many.of}`}
        </span>
        {' · '}
        {nameOf(definitionFile(source))}
      </p>
      {options.length > 1 && (
        <Segments
          label="Where edits go"
          value={current?.scope ?? 'definition'}
          options={options.map(({ scope, label, hint }) => ({ value: scope, label, hint }))}
          onChange={(chosen) => chooseScope(store, source.codebaseId, chosen)}
        />
      )}
      <p className="wrap-anywhere text-ink-3 text-sm">
        {current?.says}
        {inData && current?.scope !== 'data' && ` ${inData}`}
      </p>
    </div>
  );
}

/** The codebase id of what edits with a scope change; empty for one item of a list. */
function editedId(scope: EditScope, { codebaseId }: TreeElement, { callSite }: Plurality): string {
  if (scope === 'data') return '';
  return (scope === 'instance' && callSite?.source.codebaseId) || codebaseId;
}

/** The edits of a list's item that change its data whatever its look goes to, in a sentence; null for elements that are none. */
function editsInData(state: EditorState, { key, codebaseId }: NavItem): string | null {
  const list = listItemOf(state, key);
  const chosen = chosenScope(state, codebaseId);
  if (!list || chosen === 'definition') return null;
  const edits = chosen ? 'Moves' : 'Moves, copies and deletes';
  return `${edits} change item ${list.index + 1} of ${list.count} in the data.`;
}

/** The file of the component that the element uses, or the file it is written in. */
function definitionFile({ definition, filename }: TreeElement): string {
  return definition ? definition.slice(0, definition.lastIndexOf('#')) : filename;
}

function optionsOf(many: Plurality, source: TreeElement): ScopeOption[] {
  const { of, callSite, fromCallSite, list, callSites } = many;
  const place = placeOf(source);
  const options: ScopeOption[] = [
    {
      scope: 'definition',
      label: of > 1 ? `All ${of}` : 'All uses',
      hint: 'The definition: every one of them changes',
      says: `Edits change all of them, at ${place}.`,
    },
  ];
  if (
    callSite &&
    (fromCallSite < of || callSites > 1 || source.takesClassName === true || list?.item.key === callSite.item.key)
  ) {
    const use = `<${callSite.source.componentName}> at ${placeOf(callSite.source)}`;
    options.push({
      scope: 'instance',
      label: fromCallSite > 1 ? `This use` : 'This one',
      hint: 'The call site: where the component is used',
      says: fromCallSite > 1 ? `Edits go to ${use}, which makes ${fromCallSite} of them.` : `Edits go to ${use}.`,
    });
  }
  if (list) {
    options.push({
      scope: 'data',
      label: 'Its data',
      hint: 'The item of the data after this one',
      says: `Edits go to item ${list.index + 1} of ${list.count} in the data: its text, its props, its order.`,
    });
  }
  return options;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

const placeOf = ({ filename, line }: TreeElement): string => `${nameOf(filename)}:${line}`;
