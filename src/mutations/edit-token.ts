/** EDIT_TOKEN: a design token gets another value. */
import type { ChangeItem } from '../protocol/changes.ts';
import type { Project, Refusal } from './mutation.ts';
import type { Plan } from './plan.ts';
import { tokenUnavailable } from './refusals.ts';

export function editToken(change: ChangeItem<'EDIT_TOKEN'>, _project: Project): Plan | Refusal {
  return tokenUnavailable(change.changeFields.name.slice(0, 60));
}
