import { MousePointerClick } from 'lucide-react';
import { lazy, memo, Suspense, useEffect } from 'react';
import type { ShownComponent } from '../../protocol/component-page.ts';
import { useEditorState, useFrame } from '../context.tsx';
import { keepFocus } from '../kept-focus.ts';
import { selectedItem, sourceOf } from '../store/store.ts';
import { lazyAhead } from '../ui/lazy-ahead.tsx';
import { Panel, Section } from '../ui/panel.tsx';
import { Staged } from '../ui/staged.tsx';
import { Attributes } from './attributes.tsx';
import { ElementFacts, ElementHeader, loadScopes } from './element-header.tsx';

const { View: TextEditor, load: loadText } = lazyAhead(() => import('./text-editor.tsx'));
const { View: ClassEditor, load: loadClasses } = lazyAhead(() => import('./class-editor.tsx'));
const { View: StylesPanel, load: loadStyles } = lazyAhead(() => import('./styles/styles-panel.tsx'));
const { View: PropsSection, load: loadProps } = lazyAhead(() => import('./props/props-section.tsx'));
const { View: AccessibilitySection, load: loadAccessibility } = lazyAhead(
  () => import('./accessibility/accessibility-section.tsx'),
);

const ComponentInspector = lazy(() => import('./component-inspector.tsx'));
const StoryInspector = lazy(() => import('./story-inspector.tsx'));

/** The inspector's sections for the selected element, or for the component or story that the active frame shows alone. */
export const Inspector = memo(function Inspector() {
  const item = useEditorState(selectedItem);
  const source = useEditorState((state) => sourceOf(state, selectedItem(state)));
  const count = useEditorState((state) => state.selection.length);
  const component = useFrame((frame) => frame.component);
  useScriptsAhead();
  return (
    <Panel name="inspector" title={count > 1 ? `${count} elements` : 'Inspector'} ref={keepFocus}>
      {item ? (
        <div className="flex min-h-0 flex-1 flex-col" key={item.key}>
          <ElementHeader item={item} source={source} />
          <div className="min-h-0 flex-1 overflow-y-auto overflow-x-hidden">
            <ElementFacts item={item} source={source} />
            {count === 1 && (
              <>
                <Suspense>
                  <TextEditor item={item} source={source} />
                </Suspense>
                {source && source.type !== 'native' && (
                  <Suspense>
                    <PropsSection item={item} source={source} />
                  </Suspense>
                )}
                <Suspense>
                  <ClassEditor item={item} source={source} />
                </Suspense>
              </>
            )}
            <Suspense>
              <StylesPanel several={count > 1} />
            </Suspense>
            {count === 1 && (
              <Staged>
                <Suspense>
                  {source?.type === 'native' && <PropsSection item={item} source={source} />}
                  {!source && (
                    <Section title="Attributes">
                      <Attributes item={item} />
                    </Section>
                  )}
                </Suspense>
                <Suspense>
                  <AccessibilitySection item={item} source={source} />
                </Suspense>
              </Staged>
            )}
          </div>
        </div>
      ) : component ? (
        <ShownAlone component={component} />
      ) : (
        <Empty />
      )}
    </Panel>
  );
});

/** Loads the scripts of the sections before the first selection, but not earlier, or they would delay the app's own. */
function useScriptsAhead(): void {
  const hasPage = useFrame((frame) => frame.visit > 0);
  useEffect(() => {
    if (!hasPage) return;
    void loadScopes();
    void loadText();
    void loadClasses();
    void loadStyles();
    void loadProps();
    void loadAccessibility();
  }, [hasPage]);
}

/** The component or story of the active frame, with nothing selected in it. */
function ShownAlone({ component }: { component: ShownComponent }) {
  const frameId = useEditorState((state) => state.activeFrame);
  const isStory = useFrame((frame) => frame.type === 'STORY');
  const key = `${frameId} ${component.file} ${component.exportName}`;
  return (
    <Suspense>
      {isStory ? (
        <StoryInspector key={key} id={frameId} story={component} />
      ) : (
        <ComponentInspector key={key} id={frameId} component={component} />
      )}
    </Suspense>
  );
}

function Empty() {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-2 px-8 pb-16 text-center">
      <MousePointerClick size={24} strokeWidth={1.4} className="text-ink-3" aria-hidden="true" />
      <p className="font-medium text-ink-2">Nothing selected</p>
      <p className="text-ink-3">Click an element in the app or a layer. Its text and classes can be changed here.</p>
    </div>
  );
}
