import { Menu } from '@base-ui/react/menu';
import type { RefObject } from 'react';
import { useEditor } from '../../context.tsx';
import { writtenFor } from '../../styling/resolve.ts';
import { definitionsOf, tokensIn } from '../../styling/tokens.ts';
import { originWords, placeWords } from './origin-words.ts';
import { type PropertyView, useStyleEditing, useStyling } from './use-property.ts';

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
  onClose(): void;
}

/** Actions for a property: unset it, show its origin, copy it. */
export default function LabelMenu({ view, anchor, properties, action, onToken, onClose }: LabelMenuProps) {
  const editor = useEditor();
  const editing = useStyleEditing();
  const { origin, target, property, computed, text } = view;
  const rule = origin.rule;
  const place = rule ? placeWords(rule) : '';
  const design = useStyling((state) => state.design);
  const written = rule ? writtenFor(rule, property) : [];
  const tokens = tokensIn(written).filter((name) => definitionsOf(design, name).length > 0);
  const canReset = origin.kind === 'inline' || (target.inPlace && (origin.kind === 'class' || rule?.source !== null));
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
            <Menu.Item
              className="menu-item"
              disabled={!canReset}
              onClick={() => void editing.set(Object.fromEntries(properties.map((name) => [name, null])))}
            >
              <span className="flex-1">Reset</span>
            </Menu.Item>
            <Menu.Item
              className="menu-item"
              disabled={!rule?.source}
              onClick={() => {
                if (rule?.source)
                  void editor.openInEditor({ file: rule.source.filename, line: rule.line ?? rule.source.line });
              }}
            >
              <span className="flex-1">Go to source</span>
              <span className="menu-note truncate text-sm">{rule?.source ? place : ''}</span>
            </Menu.Item>
            {tokens.map((name) => (
              <Menu.Item key={name} className="menu-item" onClick={() => onToken(name)}>
                <span className="min-w-0 flex-1 truncate">
                  Edit token <span className="font-mono text-sm">{name}</span>
                </span>
              </Menu.Item>
            ))}
            <Menu.Item
              className="menu-item"
              onClick={() => void navigator.clipboard.writeText(`${property}: ${text || computed};`)}
            >
              <span className="flex-1">Copy declaration</span>
            </Menu.Item>
            {action && (
              <Menu.Item className="menu-item" onClick={action.run}>
                <span className="flex-1">{action.label}</span>
              </Menu.Item>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
