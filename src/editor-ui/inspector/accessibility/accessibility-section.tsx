import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TreeElement } from '../../../protocol/api.ts';
import { useEditorState, useFrame } from '../../context.tsx';
import type { NavItem } from '../../store/nav-index.ts';
import { Section } from '../../ui/panel.tsx';
import { DraftField } from '../props/draft-field.tsx';
import { TracedProp } from '../props/traced-prop.tsx';
import { useChangeProp } from '../props/use-props.ts';
import { useStyling } from '../styles/use-property.ts';
import { type Accessible, accessibleOf, giverOfName, type Hint, hostOf } from './accessible.ts';
import { type Contrast, textContrast } from './contrast.ts';

interface AccessibilitySectionProps {
  item: NavItem;
  source: TreeElement | null;
}

/** The element's accessible name and role, its text contrast, and its problems. */
function AccessibilitySection({ item, source }: AccessibilitySectionProps) {
  const tree = useFrame((frame) => frame.tree);
  const styles = useStyling((state) => state.styles[item.key] ?? null);
  const accessible = accessibleOf(tree, item);
  const hasText = hostOf(tree, item).text.trim() !== '';
  const contrast = hasText && styles ? textContrast(styles.values, styles.backdrop) : null;
  const troubles = accessible.hints.length + (contrast?.level === 'fails' ? 1 : 0);
  return (
    <Section
      title="Accessibility"
      note={
        troubles > 0 ? (
          <span className="text-warn-ink">{troubles === 1 ? '1 hint' : `${troubles} hints`}</span>
        ) : undefined
      }
    >
      <dl className="grid grid-cols-[84px_minmax(0,1fr)] gap-x-1 gap-y-1.5">
        <Row title="Role">{[accessible.role ?? 'none', accessible.detail].filter(Boolean).join(', ')}</Row>
        <Row title="Name">
          <Name accessible={accessible} />
          <NameField item={item} accessible={accessible} />
        </Row>
        {contrast && (
          <Row title="Contrast">
            <ContrastValue contrast={contrast} />
          </Row>
        )}
      </dl>
      {accessible.hints.map((hint) => (
        <HintRow key={hint.text} hint={hint} item={item} source={source} />
      ))}
    </Section>
  );
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2">{title}</dt>
      <dd className="wrap-anywhere min-w-0 select-text">{children}</dd>
    </>
  );
}

function Name({ accessible: { name, nameFrom } }: { accessible: Accessible }) {
  if (!name) return <span className="text-ink-3">none</span>;
  return (
    <>
      <span className="line-clamp-2">{name}</span>
      <span className="text-ink-3 text-sm">from {nameFrom}</span>
    </>
  );
}

/** Words that an instance around gives: a field for the literal that they come from. */
function NameField({ item, accessible }: { item: NavItem; accessible: Accessible }) {
  const tree = useFrame((frame) => frame.tree);
  const elements = useEditorState((state) => state.elements);
  const giver = giverOfName(tree, elements, item, accessible);
  const source = elements[giver?.codebaseId ?? ''];
  if (!giver || !source || !accessible.nameFrom) return null;
  return (
    <div className="mt-1">
      <TracedProp key={giver.key} item={giver} source={source} name={accessible.nameFrom}>
        {null}
      </TracedProp>
    </div>
  );
}

function ContrastValue({ contrast: { ratio, level, isLarge, needed } }: { contrast: Contrast }) {
  const fails = level === 'fails';
  const Icon = fails ? TriangleAlert : CircleCheck;
  return (
    <span className="flex flex-wrap items-center gap-x-1.5">
      <span className="tabular-nums">{ratio.toFixed(1)} : 1</span>
      <span className={`flex items-center gap-1 font-medium ${fails ? 'text-bad-ink' : 'text-good-ink'}`}>
        <Icon size={13} aria-hidden="true" />
        {fails ? `below AA (${needed})` : level}
      </span>
      {isLarge && <span className="text-ink-3 text-sm">large text</span>}
    </span>
  );
}

function HintRow({ hint, item, source }: { hint: Hint } & AccessibilitySectionProps) {
  return (
    <div className="mt-2 space-y-1.5 rounded-md bg-warn-soft p-2 text-warn-ink">
      <p className="flex gap-1.5">
        <TriangleAlert size={14} className="mt-px flex-none" aria-hidden="true" />
        <span>{hint.text}</span>
      </p>
      {hint.prop && source && <Mend prop={hint.prop} item={item} source={source} />}
    </div>
  );
}

interface MendProps {
  prop: { name: string; label: string };
  item: NavItem;
  source: TreeElement;
}

function Mend({ prop, item, source }: MendProps) {
  const changeProp = useChangeProp(source, item);
  return (
    <DraftField
      label={prop.label}
      placeholder={prop.label}
      value=""
      commit={async (text) => (await changeProp(prop.name, text))?.message ?? null}
    />
  );
}

export default AccessibilitySection;
