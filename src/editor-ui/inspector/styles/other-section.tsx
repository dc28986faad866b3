import { useEffect, useRef, useState } from 'react';
import { longhandsOf } from '../../../protocol/shorthands.ts';
import { useEditor } from '../../context.tsx';
import type { EditorState } from '../../store/state.ts';
import { selectedKey } from '../../store/store.ts';
import type { StylingState } from '../../styling/store.ts';
import { AddByName } from '../add-by-name.tsx';
import { Row } from './rows.tsx';
import { StyleSection } from './style-section.tsx';
import { canReset, propertyPlace, useProperty, useStyling } from './use-property.ts';
import { ValueField } from './value-field.tsx';

/** Properties without a row of their own: those that are set for the element, and any other, found by its name. */
export function OtherSection() {
  const { store } = useEditor();
  const set = useStyling((styling) => otherProperties(store.getState(), styling));
  const [added, setAdded] = useState<readonly string[]>([]);
  const shown = [...new Set([...set, ...added])];
  return (
    <StyleSection title="Other properties" properties={set} startOpen={false}>
      {shown.map((property) => (
        <OtherRow key={property} property={property} isNew={property === added.at(-1)} />
      ))}
      <AddByName
        words="Add a property"
        names={PROPERTIES}
        isName={isProperty}
        onAdd={(name) => setAdded([...added.filter((one) => one !== name), name])}
      />
    </StyleSection>
  );
}

/** @param props.isNew its value is what is typed next */
function OtherRow({ property, isNew }: { property: string; isNew: boolean }) {
  const view = useProperty(property);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) row.current?.querySelector('input')?.focus();
  }, [isNew]);
  return (
    <div ref={row} className="style-row-named">
      <Row view={view} label={property}>
        <ValueField view={view} label={property} />
      </Row>
    </div>
  );
}

/** Declared where an edit can take them away, and shown by no row: the page sends the values of those that have one. */
function otherProperties(state: EditorState, styling: StylingState): string[] {
  const values = styling.styles[selectedKey(state) ?? '']?.values ?? {};
  const hasRow = (property: string) => [property, ...longhandsOf(property)].some((one) => Object.hasOwn(values, one));
  const declared = styling.rules.flatMap((rule) => (rule.applied && !rule.inherited ? rule.declarations : []));
  const others = declared.map(({ property }) => property).filter((one) => isProperty(one) && !hasRow(one));
  return [...new Set(others)].filter((one) => canReset(propertyPlace(state, styling, one)));
}

/** Without variables, which are tokens and have a section of their own, and without the browser's own properties. */
const isProperty = (name: string) => !name.startsWith('-') && CSS.supports(name, 'inherit');

const PROPERTIES = [...getComputedStyle(document.documentElement)].filter(isProperty).sort();
