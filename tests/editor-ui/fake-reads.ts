/** The fake server's answers to reads: an element's source, text and props, and the review. */
import type { TextPart } from '../../src/protocol/api.ts';
import type { ComponentProp, ComponentPropsAnswer } from '../../src/protocol/component-props.ts';
import type { ReviewAnswer } from '../../src/protocol/review.ts';
import { prop as propOf } from './component-prop.ts';
import { APP_FILE, DIFF, idOf } from './fake-project.ts';

const PLACE = { file: APP_FILE, line: 18, column: 8, start: 20, end: 41 };

const TEXT = `export function App() {
  return (
    <main className="mx-auto">
      {/* the first thing that people read */}
      <h1 className="text-4xl font-bold">Every centre, one view</h1>
    </main>
  );
}
`;

const prop = (patch: Partial<ComponentProp> & Pick<ComponentProp, 'name' | 'type'>): ComponentProp =>
  propOf(patch.name, patch.type, { typeText: patch.type.kind, ...patch });

const PROPS: ComponentPropsAnswer = {
  ok: true,
  codebaseId: idOf(10),
  componentName: 'Card',
  declaration: { file: 'src/components/Card.tsx', line: 5 },
  from: 'types',
  props: [
    prop({ name: 'title', type: { kind: 'string' }, isRequired: true, description: 'What the card is called.' }),
    prop({ name: 'tone', type: { kind: 'enum', values: ['calm', 'loud'], isOpen: false }, defaultLiteral: 'calm' }),
    prop({ name: 'open', type: { kind: 'boolean' }, defaultLiteral: true }),
    prop({ name: 'columns', type: { kind: 'number' }, defaultCode: '2', defaultLiteral: 2 }),
    prop({ name: 'accent', type: { kind: 'color' }, defaultLiteral: '#1b6ad0' }),
    prop({
      name: 'items',
      type: { kind: 'array', item: { kind: 'string' } },
      source: { state: 'expression', code: 'data.items', place: PLACE },
    }),
    prop({ name: 'id', type: { kind: 'string' }, isInherited: true }),
  ],
  undeclared: ['colour'],
  ignores: [],
  problem: null,
};

const PARTS: TextPart[] = [
  { expression: '`title`', sources: [{ ...PLACE, text: 'Brand pages' }], reasons: [] },
  { expression: '`count`', sources: [], reasons: ['it is state of the page (useState)'] },
];

const REVIEW: ReviewAnswer = {
  ok: true,
  since: '2026-01-01T00:00:00.000Z',
  files: [
    {
      path: APP_FILE,
      diff: DIFF,
      state: 'modified',
      activityIds: ['activity-1'],
      hasExternalEdits: true,
      added: 1,
      removed: 1,
      git: { isTracked: true, isIgnored: false, isStaged: true },
      ownDiff: DIFF,
    },
  ],
  git: { branch: 'main', problem: null },
};

/** Answers by the last part of the path. */
export const READS: Readonly<Record<string, unknown>> = {
  source: { file: APP_FILE, text: TEXT, hash: 'a'.repeat(64), start: 0, line: 5, column: 6 },
  textSource: { ok: true, parts: PARTS },
  props: PROPS,
  review: REVIEW,
  labels: { labels: {} },
  stories: { stories: [], isPartial: false },
  problems: {},
  stage: { ok: true, staged: [APP_FILE], patch: DIFF },
};
