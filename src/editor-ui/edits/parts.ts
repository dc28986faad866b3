/** Arguments shared by the functions of this folder. */
import type { AnyMutationChange } from '../../protocol/changes.ts';
import type { FrameCalls } from '../frame/channel.ts';
import type { FrameClock } from '../frame/frame-clock.ts';
import type { PageSelection } from '../frame/page-selection.ts';
import type { FindKeys } from '../store/selection.ts';
import type { ListTurns } from './list-turns.ts';
import type { Sender, SenderParts } from './sender.ts';
import type { TextOnPage } from './text-on-page.ts';

export interface EditParts extends SenderParts {
  frame: FrameCalls & Pick<PageSelection, 'select' | 'selectLater'> & Pick<FrameClock, 'whenCommitted'>;
}

export interface EditRoom extends EditParts {
  sender: Sender;
  lists: ListTurns;
  /** ids of changes that named an item of a list by its index */
  ofLists: Set<string>;
  /** by id of a change that moved the selection: the selections for its undo and its redo */
  selections: Map<string, { before: string[]; after: FindKeys }>;
  /** by id of an edit of a text */
  texts: Map<string, TextOnPage>;
}

export interface Placed {
  asked: AnyMutationChange;
  /** the same at the place that was chosen for it */
  change: AnyMutationChange;
}
