import { useState } from 'react';
import { useEditorState } from '../../context.tsx';
import type { StyleChanges } from '../../styling/style-edit.ts';
import { ANCHORS, anchorChanges, anchorOf, type SideViews } from './anchors.ts';
import { Choice } from './choice.tsx';
import type { Side } from './linked-sides.ts';
import { Row } from './rows.tsx';
import { useProperty, useStyling } from './use-property.ts';

const OPTIONS = Object.entries(ANCHORS).map(([name, sides]) => ({
  value: name,
  label: name,
  icon: () => <AnchorIcon sides={sides} />,
}));

/** The usual places of an absolute or fixed element, each by one press. */
export function AnchorRow() {
  const several = useEditorState((state) => state.selection.length > 1);
  const place = useProperty('inset');
  const views: SideViews = {
    top: useProperty('top'),
    right: useProperty('right'),
    bottom: useProperty('bottom'),
    left: useProperty('left'),
  };
  const [pressed, setPressed] = useState<{ name: string; changes: StyleChanges } | null>(null);
  const live = useStyling((styling) => styling.live);
  // the sides that went are the page's to tell
  const isPending =
    live !== null &&
    pressed !== null &&
    Object.entries(pressed.changes).every(([property, value]) => value === null || live[property] === value);
  return (
    <Row view={place} label="Anchor">
      <Choice
        view={place}
        label="Anchor"
        options={OPTIONS}
        shownAs={() => (isPending ? pressed.name : anchorOf(views))}
        changes={(name) => {
          const changes = anchorChanges(name, { views, target: place.target, several, isPending });
          setPressed({ name, changes });
          return changes;
        }}
      />
    </Row>
  );
}

function AnchorIcon({ sides }: { sides: readonly Side[] }) {
  const has = (side: Side) => sides.includes(side);
  const [width, height] = [has('left') && has('right') ? 8 : 4, has('top') && has('bottom') ? 8 : 4];
  return (
    <svg width="12" height="12" aria-hidden="true">
      <rect x="0.5" y="0.5" width="11" height="11" rx="1.5" fill="none" stroke="currentColor" opacity="0.5" />
      <rect
        x={has('left') ? 2 : 10 - width}
        y={has('top') ? 2 : 10 - height}
        width={width}
        height={height}
        fill="currentColor"
      />
    </svg>
  );
}
