import { memo, useDeferredValue } from 'react';
import { Staged } from '../../ui/staged.tsx';
import { BackgroundSection } from './background-section.tsx';
import { BorderSection } from './border-section.tsx';
import { CssSection } from './css-section.tsx';
import { EffectsSection } from './effects-section.tsx';
import { LayoutSection } from './layout-section.tsx';
import { PositionSection } from './position-section.tsx';
import { SizeSection } from './size-section.tsx';
import { SpacingSection } from './spacing-section.tsx';
import { TargetBar } from './target-bar.tsx';
import { TokensSection } from './tokens-section.tsx';
import { TypographySection } from './typography-section.tsx';
import { useProperty, useStyling } from './use-property.ts';

interface StylesPanelProps {
  /** several elements are selected: rules are one element's */
  several: boolean;
}

/** Everything about how the selection looks, and where edits of it go. */
function StylesPanel({ several }: StylesPanelProps) {
  const { computed } = useProperty('display');
  const isReady = useStyling((state) => state.isReady);
  // a lot to draw: in short tasks, so that what was selected is seen before
  const isShown = useDeferredValue(computed !== '' && isReady, false);
  if (!isShown) return null;
  return (
    <div data-styles>
      <Staged first={3} step={3}>
        <TargetBar />
        <LayoutSection />
        <SpacingSection />
        <SizeSection />
        <TypographySection />
        <BackgroundSection />
        <BorderSection />
        <EffectsSection />
        <PositionSection />
        {!several && <TokensSection />}
        {!several && <CssSection />}
      </Staged>
    </div>
  );
}

// the selected element's words and classes change more often than what is asked about its looks
export default memo(StylesPanel);
