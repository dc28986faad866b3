import { memo, useDeferredValue, useState } from 'react';
import { useEditorState } from '../../context.tsx';
import { selectedKey } from '../../store/store.ts';
import { areStylesKnown } from '../../styling/known.ts';
import { Staged } from '../../ui/staged.tsx';
import { BackgroundSection } from './background-section.tsx';
import { BorderSection } from './border-section.tsx';
import { CssSection } from './css-section.tsx';
import { EffectsSection } from './effects-section.tsx';
import { LayoutSection } from './layout-section.tsx';
import { OtherSection } from './other-section.tsx';
import { PositionSection } from './position-section.tsx';
import { SizeSection } from './size-section.tsx';
import { SpacingSection } from './spacing-section.tsx';
import { SvgSection } from './svg-section.tsx';
import { TargetBar } from './target-bar.tsx';
import { TokensSection } from './tokens-section.tsx';
import { TypographySection } from './typography-section.tsx';
import { useProperty, useStyling } from './use-property.ts';

interface StylesPanelProps {
  /** several elements are selected: the list of rules is hidden, as it is one element's */
  several: boolean;
}

/** The styles of the selection, and the target of their edits. */
function StylesPanel({ several }: StylesPanelProps) {
  const isThere = useStylesOnce();
  // deferred: a large render, in small tasks, after the selection itself is drawn
  const isShown = useDeferredValue(isThere, false);
  if (!isShown) return null;
  return (
    <div data-styles>
      <Staged first={3} step={3}>
        <TargetBar />
        <LayoutSection />
        <SpacingSection />
        <SizeSection />
        <TypographySection />
        <SvgSection />
        <BackgroundSection />
        <BorderSection />
        <EffectsSection />
        <PositionSection />
        <OtherSection />
        {!several && <TokensSection />}
        {!several && <CssSection />}
      </Staged>
    </div>
  );
}

/**
 * True once values and rules of the selection are known: without its rules, each value would first look unset. Stays true
 * while the page sends another context.
 */
function useStylesOnce(): boolean {
  const key = useEditorState(selectedKey);
  const { computed } = useProperty('display');
  const isReady = useStyling((state) => state.isReady);
  const isKnown = useStyling((state) => areStylesKnown(state, key));
  const [isThere, setThere] = useState(false);
  if (!isThere && isReady && computed !== '' && isKnown) setThere(true);
  return isThere;
}

// the selected element's text and classes change more often than its styles
export default memo(StylesPanel);
