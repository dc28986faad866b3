import { useState } from 'react';
import type { TreeElement } from '../../../protocol/api.ts';
import { useEditor, useEditorState } from '../../context.tsx';
import { selectShown } from '../../edits/into-component.ts';
import { sourceName } from '../../layers/names.ts';
import { entryOfUse, instanceOfUse } from '../../scope/apply-scope.ts';
import { chosenScope } from '../../scope/default-scope.ts';
import { shownBy, styledInstead } from '../../scope/own-element.ts';
import type { NavItem } from '../../store/nav-index.ts';
import { MessageText } from '../../ui/message-text.tsx';
import { Section } from '../../ui/panel.tsx';
import { AddByName } from '../add-by-name.tsx';
import { PlaceLink } from '../place-link.tsx';
import { NewPropRow } from './new-prop-row.tsx';
import { PropRow } from './prop-row.tsx';
import { firstValue, isPropName, isSet, mayBeData, namesSet, propFromJsx, rowsOf } from './prop-value.ts';
import { useAddedRow } from './use-added-row.ts';
import { useKeptWhileTyped } from './use-kept-while-typed.ts';
import { type PropsFound, useChangeProp, useProps } from './use-props.ts';

interface PropsSectionProps {
  item: NavItem;
  source: TreeElement;
}

/**
 * The props of the element's component, each with a control for its type; for a plain element its attributes. Where edits of a
 * component's root go to one use, they are that use's.
 */
function PropsSection({ item, source }: PropsSectionProps) {
  const use = useEditorState((state) => entryOfUse(state, item));
  const instance = useEditorState((state) => instanceOfUse(state, item));
  const shown = use && instance ? { item: instance, source: use } : { item, source };
  return <PropsOf key={shown.source.codebaseId} {...shown} isOfUse={use !== null} />;
}

function PropsOf({ item, source, isOfUse }: PropsSectionProps & { isOfUse: boolean }) {
  const { shown: found, around } = useKeptWhileTyped(useProps(source));
  const title = source.type === 'native' ? 'Attributes' : `Props${isOfUse ? ` of <${source.componentName}>` : ''}`;
  const set = found.state === 'found' ? countSet(found.props) : 0;
  return (
    <Section title={title} note={set > 0 ? set : undefined}>
      {found.state === 'asking' && <Reading />}
      {found.state === 'failed' && (
        <p className="wrap-anywhere text-ink-3 text-sm">
          <MessageText text={`${found.error.message} ${found.error.hint ?? ''}`} />
        </p>
      )}
      {found.state === 'found' && (
        <div {...around}>
          <PropList item={item} source={source} found={found.props} isWhole={found.isWhole} />
        </div>
      )}
    </Section>
  );
}

/** The number of set props that have a row here. */
function countSet({ props }: PropsFound): number {
  return rowsOf(props).rows.filter(isSet).length;
}

function Reading() {
  return <p className="text-ink-3 text-sm">Reading the types…</p>;
}

/** A warning in advance: this component ignores a class or a style given here. */
function NotStyledHere({ item, found }: { item: NavItem; found: PropsFound }) {
  const editor = useEditor();
  const wayIn = useEditorState((state) => {
    const shown = shownBy(state, item);
    return shown && sourceName(state.elements, shown);
  });
  const isInstead = useEditorState((state) => styledInstead(state, item) !== null);
  if (isInstead) return null;
  const { componentName, ignores } = found;
  const taken = ignores.map((name) => `no \`${name}\``).join(' and ');
  return (
    <div role="note" className="rounded-md bg-sunken px-2.5 py-2 text-ink-2 text-sm">
      <p>
        <MessageText text={`${componentName} takes ${taken}. To change how it looks, style what it shows.`} />
      </p>
      {wayIn && (
        <button type="button" className="button mt-2 h-6 text-sm" onClick={() => selectShown(editor, item)?.run()}>
          Select its &lt;{wayIn}&gt;
        </button>
      )}
    </div>
  );
}

interface PropListProps extends PropsSectionProps {
  found: PropsFound;
  /** false until the answer with types has arrived */
  isWhole: boolean;
}

function PropList({ item, source, found, isWhole }: PropListProps) {
  const toData = useEditorState((state) => chosenScope(state, source.codebaseId) === 'data');
  const changeProp = useChangeProp(source);
  const added = useAddedRow();
  // as it was when the element was selected: no row moves under the pointer when its prop is set or removed
  const [first] = useState(() => namesSet(found.props));
  const { rows, more } = rowsOf(found.props, first);
  const [begun, setBegun] = useState<readonly string[]>([]);
  const isElsewhere = (name: string) =>
    [...rows, ...found.props.filter(isSet)].some((prop) => prop.name === name) || found.undeclared.includes(name);

  function add(text: string): void {
    const whole = propFromJsx(text);
    if (whole?.typed.ok) {
      const { name } = whole;
      const { value } = whole.typed;
      added.whenAdded(name, async () => (await changeProp(name, value)) === null);
    } else addByName(text);
  }

  function addByName(name: string): void {
    const present = found.props.find((prop) => prop.name === name);
    if (present && isSet(present) && added.focusRow(name)) return;
    const isText = source.type === 'native' || name.includes('-');
    const value = firstValue(present?.type ?? (isText ? { kind: 'string' } : { kind: 'other' }));
    // its value comes first, and the file gets both at once
    if (value !== null) added.whenAdded(name, async () => (await changeProp(name, value)) === null);
    else if (!added.focusRow(name)) added.whenShown(name, () => setBegun([...begun, name]));
  }

  return (
    <div ref={added.rows} className="space-y-1.5">
      {found.ignores.length > 0 && <NotStyledHere item={item} found={found} />}
      {rows.map((prop) => (
        <PropRow
          key={prop.name}
          prop={prop}
          item={item}
          source={source}
          live={toData && mayBeData(prop) ? item.props[prop.name] : undefined}
        />
      ))}
      {begun.map((name) => {
        const known = more.find((prop) => prop.name === name);
        if (known) return <PropRow key={name} prop={known} item={item} source={source} live={undefined} />;
        return isElsewhere(name) ? null : <NewPropRow key={name} name={name} source={source} />;
      })}
      <AddByName
        key={source.codebaseId}
        words={source.type === 'native' ? 'Add an attribute' : 'Add a prop'}
        names={more.map(({ name }) => name)}
        isName={(text) => isPropName(text) || propFromJsx(text) !== null}
        refusalOf={(text) => {
          const whole = propFromJsx(text);
          return hasElsewhere(found, whole?.name ?? text) ?? (whole && !whole.typed.ok ? whole.typed.reason : null);
        }}
        onAdd={add}
      />
      {isWhole && found.undeclared.length > 0 && (
        <p className="text-sm text-warn-ink">
          {found.componentName} does not declare {found.undeclared.join(', ')}.
        </p>
      )}
      {found.problem && !isWhole && <Reading />}
      {found.problem && isWhole && <p className="wrap-anywhere text-ink-3 text-sm">{found.problem}</p>}
      {found.declaration && (
        <p className="flex flex-wrap gap-x-1.5 text-ink-3 text-sm">
          Declared at <PlaceLink place={found.declaration} />
        </p>
      )}
    </div>
  );
}

/** Why a prop that is set, but has no row, is not added over its value; null for one that can be added or has a row. */
function hasElsewhere({ componentName, props, undeclared }: PropsFound, name: string): string | null {
  if (undeclared.includes(name)) return `${componentName} has ${name} already. Change it in the code.`;
  const isThere = props.some((prop) => prop.name === name && isSet(prop));
  const hasSection = name === 'className' || name === 'class' || name === 'style';
  return isThere && hasSection ? `${componentName} has ${name} already. Change it in its own section.` : null;
}

export default PropsSection;
