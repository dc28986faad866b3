import { Menu } from '@base-ui/react/menu';
import type { ReactNode, RefObject } from 'react';
import type { ProcessedCssRule } from '../../../protocol/style-rules.ts';
import { useEditor, useEditorState } from '../../context.tsx';
import { writtenFor } from '../../styling/resolve.ts';
import { isMadeByCode } from '../../styling/target.ts';
import { definitionsOf, tokensIn } from '../../styling/tokens.ts';
import { takesToken, tokenValueOf } from './new-token.ts';
import { originWords, placeWords } from './origin-words.ts';
import { useCodeStyle, useSelectedId } from './use-code-style.ts';
import { canReset, type PropertyView, useStyleEditing, useStyling } from './use-property.ts';

/** A button beside a field, in words. */
export interface RowAction {
  label: string;
  run(): void;
}

interface LabelMenuProps {
  view: PropertyView;
  anchor: RefObject<HTMLElement | null>;
  properties: readonly string[];
  action?: RowAction | undefined;
  /** opens the definition of a token used in the value */
  onToken(name: string): void;
  /** names a value */
  onNewToken(value: string): void;
  onClose(): void;
}

/** Actions for a property: unset it, show its origin, copy it. */
export default function LabelMenu({ view, anchor, properties, action, onToken, onNewToken, onClose }: LabelMenuProps) {
  const editing = useStyleEditing();
  const { origin, property, computed, text } = view;
  const reset = () => void editing.set(Object.fromEntries(properties.map((name) => [name, null])));
  const copy = () => void navigator.clipboard.writeText(`${property}: ${text || computed};`);
  return (
    <Menu.Root open onOpenChange={(open) => open || onClose()}>
      <Menu.Portal>
        <Menu.Positioner
          anchor={anchor}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 outline-none"
        >
          <Menu.Popup className="popup min-w-56 max-w-72">
            <p className="px-2 pt-1 pb-1.5 text-ink-3 text-sm">
              <span className="font-mono text-ink">{property}</span>
              <br />
              {originWords(origin)}
            </p>
            <Item label="Reset" disabled={!canReset(view)} onClick={reset} />
            <SourceItem rule={origin.rule} />
            <TokenItems view={view} onToken={onToken} />
            <NewTokenItem view={view} onNewToken={onNewToken} />
            <Item label="Copy declaration" onClick={copy} />
            {action && <Item label={action.label} onClick={action.run} />}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

interface ItemProps {
  label: string;
  disabled?: boolean;
  onClick(): void;
  /** behind the label */
  children?: ReactNode;
}

function Item({ label, disabled = false, onClick, children }: ItemProps) {
  return (
    <Menu.Item className="menu-item" disabled={disabled} onClick={onClick}>
      <span className="flex-1">{label}</span>
      {children}
    </Menu.Item>
  );
}

function SourceItem({ rule }: { rule: ProcessedCssRule | null }) {
  const id = useSelectedId();
  if (id !== null && rule && isMadeByCode(rule)) return <CodeSourceItem codebaseId={id} />;
  const source = rule?.source;
  return <PlaceItem place={source ? { file: source.filename, line: rule.line ?? source.line } : null} />;
}

function CodeSourceItem({ codebaseId }: { codebaseId: string }) {
  return <PlaceItem place={useCodeStyle(codebaseId) ?? null} />;
}

function PlaceItem({ place }: { place: { file: string; line: number } | null }) {
  const editor = useEditor();
  return (
    <Item label="Go to source" disabled={!place} onClick={() => place && void editor.openInEditor(place)}>
      <span className="menu-note truncate text-sm">
        {place && placeWords({ filename: place.file, line: place.line })}
      </span>
    </Item>
  );
}

/** An item for each token in the value that the project defines. */
function TokenItems({ view, onToken }: Pick<LabelMenuProps, 'view' | 'onToken'>) {
  const design = useStyling((state) => state.design);
  const { rule } = view.origin;
  const tokens = rule ? tokensIn(writtenFor(rule, view.property)) : [];
  return tokens
    .filter((name) => definitionsOf(design, name).length > 0)
    .map((name) => (
      <Menu.Item key={name} className="menu-item" onClick={() => onToken(name)}>
        <span className="min-w-0 flex-1 truncate">
          Edit token <span className="font-mono text-sm">{name}</span>
        </span>
      </Menu.Item>
    ));
}

function NewTokenItem({ view, onNewToken }: Pick<LabelMenuProps, 'view' | 'onNewToken'>) {
  const isForOne = useEditorState(takesToken);
  const value = isForOne ? tokenValueOf(view) : null;
  return value !== null && <Item label="Make a token of this value…" onClick={() => onNewToken(value)} />;
}
