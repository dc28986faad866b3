import { Menu } from '@base-ui/react/menu';
import { ChevronDown, RotateCcw } from 'lucide-react';
import { useEffect } from 'react';
import type { StylingFramework } from '../../../protocol/changes.ts';
import { belowName } from '../../../protocol/width-spans.ts';
import { useEditor, useEditorState, useFrame } from '../../context.tsx';
import { chooseBreakpoint, edgeAbove } from '../../styling/breakpoints.ts';
import { BASE, contextWords, modifiersOf } from '../../styling/context.ts';
import { NOWHERE } from '../../styling/resolve.ts';
import { breakpointsOf } from '../../styling/store.ts';
import { isMadeByCode, type Project, type Target, targetOf } from '../../styling/target.ts';
import { MenuPopup, RadioItem } from '../../ui/menu.tsx';
import { Hint } from '../../ui/tooltip.tsx';
import { useCodeStyle, useSelectedId } from './use-code-style.ts';
import { projectOf, useStyling } from './use-property.ts';

type Choice = StylingFramework | 'auto';

/**
 * The target and context of the next edit. A value that is set is edited in place, and its label shows where; this bar is
 * about new values, or about all where the user chose a target.
 */
export function TargetBar() {
  const { store } = useEditor();
  useEditorState(({ selection, editScopes }) => [selection, editScopes]);
  const { context, ...project } = useStyling((state) => ({
    context: state.context,
    ...projectOf(store.getState(), state),
  }));
  const id = useSelectedId();
  const mayBeInCode = useStyling(({ rules }) => rules.some(isMadeByCode));
  const target = targetOf(NOWHERE, context, project);
  const words = contextWords(context);
  return (
    <div className="border-line border-t px-3 py-2" data-target={target.framework}>
      {id !== null && mayBeInCode && target.framework === 'CSS' && <CodeStyleQuestion key={id} codebaseId={id} />}
      {words && <ContextBanner words={words} />}
      <TargetMenu target={target} project={project} hasModifiers={modifiersOf(context).length > 0} />
      <WiderNote isBase={context.breakpoint === null} />
    </div>
  );
}

/** The page cannot tell code's rules from those that a package's sheet brings into one of the project: the source can. */
function CodeStyleQuestion({ codebaseId }: { codebaseId: string }) {
  const { styling } = useEditor();
  const isNot = useCodeStyle(codebaseId) === null;
  useEffect(() => styling.store.setState({ notInCode: isNot ? codebaseId : null }), [styling, codebaseId, isNot]);
  return null;
}

/** The breakpoint, state or theme that edits are limited to, with a way back. */
function ContextBanner({ words }: { words: string }) {
  const editor = useEditor();
  return (
    <div role="status" className="context-banner">
      <span className="min-w-0 truncate">
        Editing <strong>{words}</strong>
      </span>
      <Hint label="Edit the base again">
        <button
          type="button"
          className="context-back"
          onClick={() => {
            chooseBreakpoint(editor, null);
            editor.styling.setContext(BASE);
          }}
        >
          <RotateCcw size={12} aria-hidden="true" />
          Base
        </button>
      </Hint>
    </div>
  );
}

interface TargetMenuProps {
  target: Target;
  project: Project;
  hasModifiers: boolean;
}

function TargetMenu({ target, project, hasModifiers }: TargetMenuProps) {
  const { styling } = useEditor();
  // a style attribute has no breakpoints or states, so the choice applies to the base only
  const { chosen: framework, tailwind, stylesheets, styledInCode, inTag } = project;
  const takesAll = framework === target.framework;
  const choices: { value: Choice; label: string; note: string; disabled?: boolean; isThere?: boolean }[] = [
    { value: 'auto', label: 'Where the value stands', note: `else ${target.words}` },
    { value: 'Tailwind', label: 'Tailwind class', note: 'className', isThere: tailwind },
    { value: 'CSS', label: 'Style sheet', note: 'the rule that wins', isThere: stylesheets || styledInCode },
    {
      value: 'Inline',
      label: inTag === 'props' ? 'Component props' : 'Style attribute',
      note: 'this element',
      disabled: hasModifiers,
    },
  ];
  const hint = takesAll
    ? `All values go to ${target.words}, wherever they are set now.`
    : `A value that is set is changed where its label says. New ones go to ${target.words}.`;
  return (
    <Menu.Root>
      <Hint side="left" label={hint}>
        <Menu.Trigger className="-mx-1 flex h-6 w-[calc(100%+8px)] items-center gap-1 rounded-md px-1 text-sm hover:bg-hover data-popup-open:bg-hover">
          <span className="flex-none text-ink-3">{takesAll ? 'All values go to' : 'New values go to'}</span>
          <span className="min-w-0 truncate font-mono text-ink">{target.words}</span>
          <ChevronDown size={11} className="ml-auto flex-none text-ink-3" aria-hidden="true" />
        </Menu.Trigger>
      </Hint>
      <MenuPopup align="end">
        <Menu.RadioGroup
          value={framework ?? 'auto'}
          onValueChange={(value: Choice) => styling.store.setState({ framework: value === 'auto' ? null : value })}
        >
          {choices.map(
            ({ value, label, note, disabled = false, isThere = true }) =>
              isThere && (
                <RadioItem key={value} value={value} disabled={disabled}>
                  <span className="flex-1 pr-6">{label}</span>
                  <span className="menu-note text-sm">{note}</span>
                </RadioItem>
              ),
          )}
        </Menu.RadioGroup>
      </MenuPopup>
    </Menu.Root>
  );
}

/** In a frame narrower than a desktop, an edit of the base, or of a class that begins below, also changes wider frames. */
function WiderNote({ isBase }: { isBase: boolean }) {
  const editor = useEditor();
  const width = useFrame((frame) => frame.viewport.width);
  const edge = useStyling((state) => edgeAbove(width, breakpointsOf(state))?.name);
  if (!isBase || !edge) return null;
  return (
    <p className="pt-1 text-sm text-ink-3">
      Also changes wider screens that set no value of their own.
      <button type="button" className="only-below" onClick={() => chooseBreakpoint(editor, belowName(edge))}>
        Change only below {edge}
      </button>
    </p>
  );
}
