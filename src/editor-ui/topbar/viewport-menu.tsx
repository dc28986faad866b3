import { Menu } from '@base-ui/react/menu';
import { ChevronDown } from 'lucide-react';
import { Suspense } from 'react';
import { useStore } from 'zustand';
import { presetOf } from '../canvas/viewports.ts';
import { useEditor, useFrame } from '../context.tsx';
import { contextWords } from '../styling/context.ts';
import { lazyAhead } from '../ui/lazy-ahead.tsx';
import { MenuPopup } from '../ui/menu.tsx';
import { Hint } from '../ui/tooltip.tsx';
import { VIEWPORT_ICONS } from './viewport-icons.ts';

const { View: Choices, load } = lazyAhead(() => import('./viewport-choices.tsx'));

/** The size of the frame, by device. */
export function ViewportMenu() {
  const editor = useEditor();
  const viewport = useFrame((frame) => frame.viewport);
  const words = useStore(editor.styling.store, ({ context }) => contextWords({ ...context, state: null, theme: null }));
  const current = presetOf(viewport);
  const Icon = VIEWPORT_ICONS[current?.device ?? 'desktop'];
  return (
    <Menu.Root>
      <Hint label="Breakpoint and viewport">
        <Menu.Trigger
          onPointerEnter={load}
          onFocus={load}
          data-active={words ? '' : undefined}
          className="flex h-7 flex-none items-center gap-1.5 rounded-md px-2 hover:bg-hover data-active:bg-warn-soft data-active:text-warn-ink data-popup-open:bg-hover"
        >
          <Icon size={16} strokeWidth={1.6} className={words ? '' : 'text-ink-2'} aria-hidden="true" />
          {words && <span className="max-w-44 truncate">{words}</span>}
          <span className="tabular-nums">{viewport.width ? viewport.width : 'Fill'}</span>
          <span className="sr-only">pixels wide, viewport</span>
          <ChevronDown size={12} className="text-ink-3" aria-hidden="true" />
        </Menu.Trigger>
      </Hint>
      <MenuPopup align="end">
        <Suspense>
          <Choices />
        </Suspense>
      </MenuPopup>
    </Menu.Root>
  );
}
