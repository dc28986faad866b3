import { ArrowRightLeft, ChevronRight, ImageUp } from 'lucide-react';
import { Fragment, Suspense } from 'react';
import type { TreeElement } from '../../protocol/api.ts';
import { imageOf } from '../assets/image-of.ts';
import { useEditor, useEditorState, useFrame } from '../context.tsx';
import { selectShown } from '../edits/into-component.ts';
import { foldingOf } from '../layers/folding.ts';
import { LayerIcon } from '../layers/layer-icon.tsx';
import { sourceName } from '../layers/names.ts';
import { shownByDefinition, styledInstead } from '../scope/own-element.ts';
import { pluralityOf } from '../scope/plurality.ts';
import { ancestors, type NavItem } from '../store/nav-index.ts';
import { CommandButton } from '../ui/command-button.tsx';
import { lazyAhead } from '../ui/lazy-ahead.tsx';
import { Hint } from '../ui/tooltip.tsx';
import { SourceLink } from './source-link.tsx';
import { IntoComponent } from './use-count.tsx';

const { View: ScopeChooser, load: loadChooser } = lazyAhead(() => import('./scope-chooser.tsx'));
const { View: AsWhole, load: loadWhole } = lazyAhead(() => import('./as-whole.tsx'));

export const loadScopes = () => Promise.all([loadChooser(), loadWhole()]);

interface ElementProps {
  item: NavItem;
  source: TreeElement | null;
}

/** Stays in view: name and kind, the components around it, and where its edits go when it stands for many. */
export function ElementHeader({ item, source }: ElementProps) {
  const elements = useEditorState((state) => state.elements);
  return (
    <div className="flex-none space-y-2 border-line border-y px-3 py-2.5">
      <ComponentChain item={item} />
      <div className={`flex items-center gap-1.5 ${item.isComponent ? 'text-component-ink' : ''}`}>
        <LayerIcon item={item} />
        <p data-element-name className="min-w-0 truncate font-semibold text-lg">
          {sourceName(elements, item)}
        </p>
        <span className="ml-auto flex-none text-ink-3 text-sm">{kindOf(item)}</span>
        {source && imageOf(item) && <CommandButton id="replace-image" icon={ImageUp} hintSide="left" />}
        {source && <CommandButton id="swap" icon={ArrowRightLeft} hintSide="left" />}
      </div>
      {source && <EditScope item={item} source={source} />}
    </div>
  );
}

interface SourceProps {
  item: NavItem;
  source: TreeElement;
}

/** Where edits go: the choice for an element that stands for many, and the way from an instance to its component. */
function EditScope({ item, source }: SourceProps) {
  const tree = useFrame((frame) => frame.tree);
  const elements = useEditorState((state) => state.elements);
  const many = pluralityOf(tree, elements, item);
  return (
    <>
      {many && (
        <Suspense>
          <ScopeChooser item={item} source={source} many={many} />
        </Suspense>
      )}
      <Suspense>
        <AsWhole item={item} />
      </Suspense>
      {item.isComponent && <IntoDefinition item={item} source={source} isSingle={many === null} />}
    </>
  );
}

/** Its place in the source and its size on the page. */
export function ElementFacts({ item, source }: ElementProps) {
  return (
    <div className="space-y-2 px-3 py-2.5">
      <SourcePlace source={source} />
      <Measures item={item} />
    </div>
  );
}

/**
 * From an instance to the component's own code, where an edit changes all its uses.
 * @param isSingle the scope of its edits is said here, as there is no scope chooser
 */
function IntoDefinition({ item, source, isSingle }: SourceProps & { isSingle: boolean }) {
  const editor = useEditor();
  const hasDefinition = useEditorState((state) => shownByDefinition(state, item) !== null);
  const styled = useEditorState((state) => styledInstead(state, item)?.ownerName);
  if (!hasDefinition) return null;
  return (
    <p className="flex items-center gap-2 text-ink-3 text-sm">
      <span className="min-w-0 flex-1 truncate">
        {styled ? `Styles go into ${styled} (its only use).` : isSingle && 'Edits change this one.'}
      </span>
      <Hint label="Or double-click it on the canvas" side="left">
        <button
          type="button"
          className="flex-none rounded-sm px-1 text-component-ink hover:bg-hover"
          onClick={() => selectShown(editor, item)?.run()}
        >
          <IntoComponent use={source} />
        </button>
      </Hint>
    </p>
  );
}

function kindOf(item: NavItem): string {
  if (!item.isComponent) return 'Element';
  return item.tagName ? `Component · ${item.tagName.toLowerCase()}` : 'Component';
}

/** `AppShell › Header › Card`: each part selects that component. */
function ComponentChain({ item }: { item: NavItem }) {
  const { frame } = useEditor();
  const tree = useFrame((state) => state.tree);
  const elements = useEditorState((state) => state.elements);
  const { plumbing } = foldingOf(tree, elements);
  const chain = ancestors(tree, item.key).filter(({ key, isComponent }) => isComponent && !plumbing.has(key));
  if (chain.length === 0) return null;
  const shown = chain.slice(0, 3).reverse();
  return (
    <nav aria-label="Components around the selection" className="flex min-w-0 items-center gap-0.5 text-sm">
      {chain.length > shown.length && <span className="text-ink-3">…</span>}
      {shown.map((parent, i) => (
        <Fragment key={parent.key}>
          {(i > 0 || chain.length > shown.length) && (
            <ChevronRight size={10} className="flex-none text-ink-3" aria-hidden="true" />
          )}
          <button
            type="button"
            className="min-w-0 truncate rounded-sm px-0.5 text-ink-2 hover:bg-hover hover:text-ink"
            onClick={() => frame.select([parent.key])}
            onMouseEnter={() => frame.hover(parent.key)}
            onMouseLeave={() => frame.hover(null)}
          >
            {sourceName(elements, parent)}
          </button>
        </Fragment>
      ))}
    </nav>
  );
}

function SourcePlace({ source }: { source: TreeElement | null }) {
  const editor = useEditor();
  if (!source) {
    return <p className="text-ink-3 text-sm">From a package or made by script: your source has no element for it.</p>;
  }
  const { filename: file, line, codebaseId } = source;
  return <SourceLink file={file} line={line} onOpen={() => void editor.openInEditor({ codebaseId })} />;
}

/** Size on the page and layout. */
function Measures({ item }: { item: NavItem }) {
  return (
    <dl className="flex flex-wrap gap-x-3 gap-y-1 text-ink-3 text-sm">
      {item.box && <Measure name="Size" value={`${Math.round(item.box.width)} × ${Math.round(item.box.height)}`} />}
      {item.display && <Measure name="Layout" value={layoutOf(item)} />}
    </dl>
  );
}

function layoutOf(item: NavItem): string {
  return item.display.includes('flex') ? `${item.display} ${item.flexDirection}`.trim() : item.display;
}

export function Measure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex gap-1.5">
      <dt>{name}</dt>
      <dd className="text-ink tabular-nums">{value}</dd>
    </div>
  );
}
