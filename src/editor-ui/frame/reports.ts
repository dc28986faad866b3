/** A page's reports: each goes into the frame's state, or on to the part of the editor that it is about. Nothing here writes a file. */
import type { FrameMessage, FramePayloads } from '../../protocol/messages.ts';
import { runningRecording } from '../recordings/running.ts';
import type { FrameState } from '../store/state.ts';
import { type EditorStore, frameOf, patchFrame } from '../store/store.ts';
import type { FrameClock } from './frame-clock.ts';
import type { LatestReports } from './latest.ts';
import type { PageSelection } from './page-selection.ts';
import type { PageTrees } from './page-trees.ts';
import { arrivalAt } from './send-to.ts';
import { noteVisit } from './visits.ts';

export interface FrameEvents {
  onKey(event: FramePayloads['KEY_DOWN_EVENT']['event']): void;
  onWheel(event: FramePayloads['WHEEL_EVENT']['event'], frameId: string): void;
  onEditedText(data: FramePayloads['EDITED_TEXT']['data'], frameId: string): void;
  /** @param words of the text under the pointer */
  onDynamicText(elementKey: string, words?: string): void;
  onContextMenu(at: { clientX: number; clientY: number }, frameId: string): void;
  /** reports of a drag in the page, keys included */
  onDrag?(message: FrameMessage): void;
  /** the answer to `getElementBoxes` */
  onBoxes?(boxes: FramePayloads['ELEMENT_BOXES'], frameId: string): void;
  /** values and rules of selected elements */
  onStyles?(message: FrameMessage): void;
}

export interface ReportParts {
  store: EditorStore;
  frameId: string;
  events: FrameEvents & { onHover(elementKey: string | null): void };
  latest: LatestReports;
  clock: Pick<FrameClock, 'commit' | 'left'>;
  trees: Pick<PageTrees, 'takeWhole' | 'takePart'>;
  selection: Pick<PageSelection, 'takeKey' | 'takeKeys' | 'takeAnswer'>;
}

/** Tree, address and trouble count from every frame; selection, keys and drags only from the active one. */
export function takeReport(parts: ReportParts, message: FrameMessage): void {
  const { store, frameId, events, latest, clock, trees } = parts;
  const patch = (fields: Partial<FrameState>) => patchFrame(store, frameId, fields);
  switch (message.id) {
    case 'HOVERED_ELEMENT_KEY':
      latest.put('hover', () => events.onHover(message.elementKey));
      break;
    case 'NAV_TREE':
      trees.takeWhole(message);
      break;
    case 'NAV_TREE_PATCH':
      trees.takePart(message);
      break;
    case 'REVISIONS_COMMITTED':
      latest.put('committed', () => {
        clock.commit(message.committed);
        patch({ committed: message.committed });
      });
      break;
    case 'PAGE_LEFT':
      clock.left();
      patch({ status: 'loading' });
      break;
    case 'PAGE_BACKDROP':
      patch({ backdrop: message.color });
      break;
    case 'LATEST_HREF': {
      const frame = frameOf(store.getState(), frameId);
      const { href } = message;
      patch({ href, visits: noteVisit(frame.visits, href), ...arrivalAt(frame, href) });
      break;
    }
    case 'LATEST_HYDRATION_ERROR_STATUS':
      patch({ hydration: hydrationOf(message) });
      break;
    case 'START_EDITING_TEXT':
      patch({ editingText: message.data });
      break;
    case 'EDITED_TEXT':
      events.onEditedText(message.data, frameId);
      patch({ editingText: null });
      break;
    case 'RECORDED':
    case 'RECORDING_ENDED':
      runningRecording()?.take(message, frameId);
      break;
    case 'WHEEL_EVENT':
      events.onWheel(message.event, frameId);
      break;
    default:
      if (store.getState().activeFrame === frameId) takeOfActive(parts, message);
  }
}

function takeOfActive({ frameId, events, selection }: ReportParts, message: FrameMessage): void {
  switch (message.id) {
    case 'SELECTED_ELEMENT_KEY':
      if (message.doNotSetElementKey) selection.takeAnswer(message.elementKey);
      else selection.takeKey(message);
      break;
    case 'MULTI_SELECTED_ELEMENT_KEYS':
      // an empty list only says that there are not several: SELECTED_ELEMENT_KEY tells the one
      if (!message.doNotSetElementKeys && message.elementKeys.length > 0) selection.takeKeys(message.elementKeys);
      break;
    case 'EDIT_DYNAMIC_TEXT':
      events.onDynamicText(message.elementKey, message.words);
      break;
    case 'CONTEXT_REQUESTED':
      events.onContextMenu(message.event, frameId);
      break;
    case 'ELEMENT_BOXES':
      events.onBoxes?.(message, frameId);
      break;
    case 'CSS_EVALS_FOR_ELEMENT':
    case 'PROCESSED_CSS_RULES_FOR_ELEMENT':
    case 'COMPUTED_VALUES':
    case 'STYLING_CHECKED':
    case 'PAGE_FONTS':
      events.onStyles?.(message);
      break;
    case 'KEY_DOWN_EVENT':
      events.onDrag?.(message);
      events.onKey(message.event);
      break;
    case 'KEY_UP_EVENT':
    case 'MOUSE_MOVE_EVENT':
    case 'DRAG_START_EVENT':
    case 'DRAG_END_EVENT':
    case 'DRAG_CANCEL_EVENT':
    case 'DROP_TARGET':
      events.onDrag?.(message);
      break;
    default:
    // this editor has no use for other reports; decodeFrameMessage lets none of them through
  }
}

function hydrationOf(report: FramePayloads['LATEST_HYDRATION_ERROR_STATUS']): FrameState['hydration'] {
  const { status, errorLabel, errorDescr, errorBody } = report;
  return { status, label: errorLabel ?? '', description: errorDescr ?? '', body: errorBody ?? '' };
}
