/** RENAME_TOKEN: a design token gets another name, where it is defined and wherever it is used. */
import type { ChangeItem } from '../../protocol/changes.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { tokenRenaming } from '../prepare.ts';

export function renameToken(change: ChangeItem<'RENAME_TOKEN'>, project: Project): Plan | Refusal {
  return tokenRenaming().renameEverywhere(change, project);
}
