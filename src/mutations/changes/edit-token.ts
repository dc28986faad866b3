/** EDIT_TOKEN: a design token gets another value, where it is defined. */
import type { ChangeItem } from '../../protocol/changes.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { tokenEditing } from '../prepare.ts';
import { tokenUnavailable } from '../styling/style-refusals.ts';

export function editToken(change: ChangeItem<'EDIT_TOKEN'>, project: Project): Plan | Refusal {
  const { editDefinition, isTokenName } = tokenEditing();
  const { name } = change.changeFields;
  return isTokenName(name) ? editDefinition(change, project) : tokenUnavailable(name.slice(0, 60));
}
