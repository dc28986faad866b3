/** ADD_TOKEN: a value gets a name, defined where the project has its other design tokens. */
import type { ChangeItem } from '../../protocol/changes.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { tokenAdding } from '../prepare.ts';

export function addToken(change: ChangeItem<'ADD_TOKEN'>, project: Project): Plan | Refusal {
  return tokenAdding().addDefinition(change, project);
}
