import { Popover } from '@base-ui/react/popover';
import { Check, Copy, Pencil, Plus, Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import type { CanvasAnswer } from '../../protocol/canvases.ts';
import { useEditor, useEditorState } from '../context.tsx';
import type { Editor } from '../editor.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useAnswer } from '../use-answer.ts';
import { nameOfCopy } from './frame-actions.ts';
import { NameField } from './name-field.tsx';

/** All canvases of the project: opens, makes, renames, copies and deletes them. */
export default function CanvasSwitcher() {
  const editor = useEditor();
  const changes = useEditorState(({ canvasChanges }) => canvasChanges);
  const shown = useEditorState(({ canvas }) => canvas);
  const answered = useAnswer<CanvasAnswer[]>('/canvases', changes, 'askAt');
  const known = shown ? [shown] : [];
  const all = answered && 'answer' in answered ? answered.answer : known;
  const [renamed, setRenamed] = useState<string | null>(null);
  const close = () => editor.store.setState({ overlay: 'none' });
  return (
    <Popover.Root open onOpenChange={(open) => open || close()}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={() => document.querySelector('[data-canvas-name]')}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className="z-50"
        >
          <Popover.Popup className="popup w-76">
            <Popover.Title className="px-2 pt-1.5 pb-1 text-ink-3 text-sm">Canvases</Popover.Title>
            <ul aria-label="Canvases">
              {all.map((canvas) => (
                <li key={canvas.canvasId} className="group relative">
                  {renamed === canvas.canvasId ? (
                    <NameField
                      label={`New name of ${canvas.name}`}
                      was={canvas.name}
                      placeholder="Name"
                      className="my-0.5 w-full"
                      onEnd={(name) => {
                        setRenamed(null);
                        void renameCanvas(editor, canvas, name);
                      }}
                    />
                  ) : (
                    <CanvasRow canvas={canvas} onOpened={close} onRename={() => setRenamed(canvas.canvasId)} />
                  )}
                </li>
              ))}
            </ul>
            <NewCanvas onMade={close} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

interface CanvasRowProps {
  canvas: CanvasAnswer;
  onOpened(): void;
  onRename(): void;
}

function CanvasRow({ canvas, onOpened, onRename }: CanvasRowProps) {
  const editor = useEditor();
  const { canvasId, name, storyboards, problem } = canvas;
  const isOpen = useEditorState((state) => state.canvas?.canvasId === canvasId);
  const isFirst = canvasId === editor.session.canvasId;
  return (
    <>
      <button
        type="button"
        aria-current={isOpen || undefined}
        title={problem?.message}
        className="menu-item w-full"
        onClick={() => {
          void editor.canvases.open(canvasId);
          onOpened();
        }}
      >
        <span className="w-3.5 flex-none">{isOpen && <Check size={14} aria-hidden="true" />}</span>
        <span className="min-w-0 flex-1 truncate text-left">{name}</span>
        {problem ? (
          <TriangleAlert size={14} className="text-warn-ink" aria-label="It cannot be read" />
        ) : (
          <span className="menu-note tabular-nums group-has-focus-visible:invisible group-hover:invisible">
            {storyboards.length === 1 ? '1 frame' : `${storyboards.length} frames`}
          </span>
        )}
      </button>
      {!problem && (
        <span className="absolute top-0 right-0.5 flex opacity-0 group-has-focus-visible:opacity-100 group-hover:opacity-100">
          <IconButton icon={Pencil} label={`Rename ${name}`} onClick={onRename} />
          <IconButton icon={Copy} label={`Duplicate ${name}`} onClick={() => void copyCanvas(editor, canvas)} />
          {!isFirst && (
            <IconButton icon={Trash2} label={`Delete ${name}`} onClick={() => void deleteCanvas(editor, canvas)} />
          )}
        </span>
      )}
    </>
  );
}

function NewCanvas({ onMade }: { onMade(): void }) {
  const editor = useEditor();
  const [named, setNamed] = useState(false);
  return (
    <div className="mt-1 border-line border-t pt-1">
      {named ? (
        <NameField
          label="Name of the new canvas"
          was=""
          placeholder="Name"
          className="my-0.5 w-full"
          onEnd={(name) => {
            setNamed(false);
            void makeCanvas(editor, name).then((made) => made && onMade());
          }}
        />
      ) : (
        <button type="button" className="menu-item w-full" onClick={() => setNamed(true)}>
          <Plus size={14} aria-hidden="true" />
          New canvas
        </button>
      )}
    </div>
  );
}

async function makeCanvas({ arrange, canvases }: Editor, typed: string): Promise<boolean> {
  const name = typed.trim();
  if (name === '') return false;
  const made = await arrange('/createCanvas', { name, changeId: uuid() });
  if (made.ok) await canvases.open(made.answer.canvasId);
  return made.ok;
}

async function copyCanvas({ arrange, canvases }: Editor, { canvasId, name }: CanvasAnswer): Promise<void> {
  const made = await arrange(`/canvases/${canvasId}/duplicate`, { name: nameOfCopy(name), changeId: uuid() });
  if (made.ok) await canvases.open(made.answer.canvasId);
}

async function renameCanvas({ arrange }: Editor, { canvasId, name: was }: CanvasAnswer, typed: string): Promise<void> {
  const name = typed.trim();
  if (name === '' || name === was) return;
  await arrange(`/canvases/${canvasId}/rename`, { name, changeId: uuid() });
}

async function deleteCanvas({ arrange }: Editor, { canvasId }: CanvasAnswer): Promise<void> {
  await arrange(`/canvases/${canvasId}/delete`, { changeId: uuid() });
}
