import { MousePointerClick } from 'lucide-react';
import { lazy, memo, Suspense, useEffect } from 'react';
import { useEditorState } from '../context.tsx';
import { selectedItem, sourceOf } from '../store/store.ts';
import { Panel, Section } from '../ui/panel.tsx';
import { Staged } from '../ui/staged.tsx';
import { Attributes } from './attributes.tsx';
import { ClassEditor } from './class-editor.tsx';
import { ElementHeader } from './element-header.tsx';
import { TextEditor } from './text-editor.tsx';

const PropsSection = lazy(() => import('./props/props-section.tsx'));
const AccessibilitySection = lazy(() => import('./accessibility/accessibility-section.tsx'));
const loadStyles = () => import('./styles/styles-panel.tsx');
const StylesPanel = lazy(loadStyles);

/** Everything about the selected element. */
export const Inspector = memo(function Inspector() {
  const item = useEditorState(selectedItem);
  const source = useEditorState((state) => sourceOf(state, selectedItem(state)));
  const count = useEditorState((state) => state.selection.length);
  useEffect(() => {
    // The first selected element shows its styles at once: they come while the app still loads. Where they do not, it says so.
    loadStyles().catch(() => undefined);
  }, []);
  return (
    <Panel name="inspector" title={count > 1 ? `${count} elements` : 'Inspector'}>
      {item ? (
        <div className="min-h-0 flex-1 overflow-y-auto overflow-x-hidden" key={item.key}>
          <ElementHeader item={item} source={source} />
          {count === 1 && (
            <>
              <TextEditor item={item} source={source} />
              {source && source.type !== 'native' && (
                <Suspense>
                  <PropsSection item={item} source={source} />
                </Suspense>
              )}
              <ClassEditor item={item} source={source} />
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
      ) : (
        <Empty />
      )}
    </Panel>
  );
});

function Empty() {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-2 px-8 pb-16 text-center">
      <MousePointerClick size={24} strokeWidth={1.4} className="text-ink-3" aria-hidden="true" />
      <p className="font-medium text-ink-2">Nothing selected</p>
      <p className="text-ink-3">Click an element in the app or a layer. Its text and classes can be changed here.</p>
    </div>
  );
}
