import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  type LucideIcon,
  Trash2,
} from 'lucide-react';
import { frameSize } from '../canvas/view.ts';
import { useEditor, useEditorState } from '../context.tsx';
import type { Editor } from '../editor.ts';
import { patchFrame } from '../store/store.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { ALIGNMENTS, type Alignment, alignedPlaces } from './align-frames.ts';
import { deleteChosen } from './frame-actions.ts';

const BUTTONS: Record<Alignment, [icon: LucideIcon, label: string]> = {
  left: [AlignStartVertical, 'Align left'],
  center: [AlignCenterVertical, 'Align horizontal centers'],
  right: [AlignEndVertical, 'Align right'],
  top: [AlignStartHorizontal, 'Align top'],
  middle: [AlignCenterHorizontal, 'Align vertical centers'],
  bottom: [AlignEndHorizontal, 'Align bottom'],
  across: [AlignHorizontalDistributeCenter, 'Distribute horizontal spacing'],
  down: [AlignVerticalDistributeCenter, 'Distribute vertical spacing'],
};

/** Aligns, distributes and deletes the chosen frames. */
export default function AlignBar() {
  const editor = useEditor();
  const count = useEditorState(({ chosenFrames }) => chosenFrames.length);
  return (
    <div
      role="toolbar"
      aria-label="Chosen frames"
      className="popup absolute bottom-3 left-1/2 z-10 flex w-max -translate-x-1/2 items-center gap-0.5"
    >
      <span className="flex-none px-2 text-ink-2 text-sm tabular-nums">{count} frames</span>
      {ALIGNMENTS.map((how) => {
        const [icon, label] = BUTTONS[how];
        const isPossible = count > 2 || (how !== 'across' && how !== 'down');
        return (
          <IconButton
            key={how}
            icon={icon}
            label={label}
            hintSide="top"
            disabled={!isPossible}
            onClick={() => align(editor, how)}
          />
        );
      })}
      <IconButton icon={Trash2} label="Delete these frames" hintSide="top" onClick={() => deleteChosen(editor)} />
    </div>
  );
}

function align({ store, canvases }: Editor, how: Alignment): void {
  const { frames, chosenFrames, space } = store.getState();
  const chosen = chosenFrames.flatMap((id) => frames[id] ?? []);
  const rects = chosen.map((frame) => ({ x: frame.x, y: frame.y, ...frameSize(frame, space) }));
  const places = alignedPlaces(rects, how);
  store.setState({ isPlaced: true });
  for (const [i, { id }] of chosen.entries()) patchFrame(store, id, { ...places[i] });
  canvases.arranged();
}
