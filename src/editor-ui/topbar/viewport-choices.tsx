import { Menu } from '@base-ui/react/menu';
import { Check, ChevronRight } from 'lucide-react';
import { useStore } from 'zustand';
import { containerWords } from '../../protocol/containers.ts';
import { belowName, spanWords } from '../../protocol/width-spans.ts';
import { VIEWPORTS, type ViewportPreset } from '../canvas/viewports.ts';
import { commandById } from '../commands/commands.ts';
import { useEditor, useFrame } from '../context.tsx';
import { chooseBreakpoint, numberedBreakpoints } from '../styling/breakpoints.ts';
import { containerChoices } from '../styling/containers.ts';
import { Keys } from '../ui/kbd.tsx';
import { CommandItem, MenuPopup, MenuRule, RadioItem } from '../ui/menu.tsx';
import { useShallow } from '../use-shallow.ts';
import { VIEWPORT_ICONS } from './viewport-icons.ts';

/** The entries of the viewport's menu: widths that are edited, and sizes of the frame. */
export default function ViewportChoices() {
  const editor = useEditor();
  const id = useFrame((frame) => frame.viewport.id);
  return (
    <>
      <Breakpoints />
      <OnlyBelow />
      <Containers />
      <MenuRule />
      <Menu.RadioGroup value={id} onValueChange={(id: string) => commandById(`viewport-${id}`).run(editor)}>
        {VIEWPORTS.map((preset) => (
          <ViewportItem key={preset.id} preset={preset} />
        ))}
      </Menu.RadioGroup>
      <MenuRule />
      <CommandItem id="all-breakpoints" />
      <CommandItem id="add-frame" />
      <CommandItem id="one-frame" />
    </>
  );
}

/** The base and the project's breakpoints: choosing one sizes the frame, and edits apply from this width up. */
function Breakpoints() {
  const editor = useEditor();
  const { styling } = editor;
  const chosen = useStore(styling.store, (state) => state.context.breakpoint);
  const all = numberedBreakpoints(editor);
  return (
    <Menu.RadioGroup
      value={chosen ?? ''}
      onValueChange={(name: string) => chooseBreakpoint(editor, name === '' ? null : name)}
    >
      {all.map((breakpoint, i) => (
        <RadioItem key={breakpoint?.name ?? ''} value={breakpoint?.name ?? ''}>
          <span className="min-w-28">{breakpoint ? breakpoint.name : 'Base'}</span>
          <span className="menu-note ml-auto tabular-nums">
            {breakpoint ? `from ${breakpoint.pixels}` : 'all widths'}
          </span>
          <Keys binding={String(i + 1)} className="menu-note ml-2 w-3 justify-end" />
        </RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

/** The lower sides of the breakpoints: edits apply below this width only. */
function OnlyBelow() {
  const editor = useEditor();
  const chosen = useStore(editor.styling.store, (state) => state.context.breakpoint);
  const all = numberedBreakpoints(editor).filter((one) => one !== null);
  const current = all.find(({ name }) => belowName(name) === chosen);
  return (
    <Menu.SubmenuRoot>
      <Menu.SubmenuTrigger className="menu-item">
        <span className="w-3.5 flex-none">{current && <Check size={14} aria-hidden="true" />}</span>
        <span className="min-w-28 flex-1">Only below{current && ` ${current.name}`}</span>
        <ChevronRight size={14} className="menu-note" aria-hidden="true" />
      </Menu.SubmenuTrigger>
      <MenuPopup>
        <Menu.RadioGroup value={chosen ?? ''} onValueChange={(name: string) => chooseBreakpoint(editor, name)}>
          {all.map(({ name, pixels }) => (
            <RadioItem key={name} value={belowName(name)}>
              <span className="min-w-28">{spanWords(belowName(name))}</span>
              <span className="menu-note ml-auto tabular-nums">under {pixels}</span>
            </RadioItem>
          ))}
        </Menu.RadioGroup>
      </MenuPopup>
    </Menu.SubmenuRoot>
  );
}

/** Widths of a container around the selected element. Of those that it does not have now nothing would show. */
function Containers() {
  const { styling } = useEditor();
  const chosen = useStore(styling.store, (state) => state.context.container);
  const sources = useStore(
    styling.store,
    useShallow(({ design, css, containers }) => ({ design, css, containers })),
  );
  const choices = containerChoices(sources);
  if (choices.length === 0) return null;
  const width = Math.round(sources.containers[0]?.width ?? 0);
  return (
    <Menu.SubmenuRoot>
      <Menu.SubmenuTrigger className="menu-item">
        <span className="w-3.5 flex-none">{chosen && <Check size={14} aria-hidden="true" />}</span>
        <span className="min-w-28 flex-1">Container{chosen && ` ${containerWords(chosen)}`}</span>
        <span className="menu-note tabular-nums">{width} wide</span>
        <ChevronRight size={14} className="menu-note" aria-hidden="true" />
      </Menu.SubmenuTrigger>
      <MenuPopup>
        <Menu.RadioGroup
          value={chosen ?? ''}
          onValueChange={(id: string) => styling.setContext({ container: id === '' ? null : id })}
        >
          <RadioItem value="">
            <span className="min-w-28">Any width</span>
          </RadioItem>
          <div className="max-h-[60vh] overflow-y-auto">
            {choices.map(({ id, label, from, holds }) => (
              <RadioItem key={id} value={id} disabled={!holds}>
                <span className="min-w-28">{label}</span>
                <span className="menu-note ml-auto pl-3 tabular-nums">{from}</span>
              </RadioItem>
            ))}
          </div>
        </Menu.RadioGroup>
        {choices.some(({ holds }) => !holds) && (
          <>
            <MenuRule />
            <p className="max-w-52 px-2 py-1 text-ink-3 text-sm">
              Dimmed: not at {width} pixels, which the container has now. An edit would not show.
            </p>
          </>
        )}
      </MenuPopup>
    </Menu.SubmenuRoot>
  );
}

function ViewportItem({ preset }: { preset: ViewportPreset }) {
  const Icon = VIEWPORT_ICONS[preset.device];
  return (
    <RadioItem value={preset.id}>
      <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
      <span className="min-w-28">{preset.label}</span>
      <span className="menu-note ml-auto tabular-nums">{preset.width && `${preset.width} × ${preset.height}`}</span>
      <span className="ml-2 w-3" />
    </RadioItem>
  );
}
