import { lazy } from 'react';
import { familiesIn } from './font-list.ts';
import { Row } from './rows.tsx';
import { type PropertyView, useProperty } from './use-property.ts';
import { ValueField } from './value-field.tsx';

const FontMenu = lazy(() => import('./font-menu.tsx'));

/** The first family of the stack; all of it while the field has the focus. */
function firstFamily({ text, computed }: PropertyView): string {
  return text === '' ? text : (familiesIn(text)[0] ?? familiesIn(computed)[0] ?? text);
}

/** A font: its text takes any stack, its menu has the fonts of page and project. */
export function FontRow() {
  const view = useProperty('font-family');
  return (
    <Row view={view} label="Font">
      <ValueField view={view} label="Font" Menu={FontMenu} inWords={firstFamily} />
    </Row>
  );
}
