/** Chooses steps at random from what is on the page, always the same ones for a seed. */
import { pick, randomFrom } from '../../tests/mutations/support/random-changes.ts';
import type { EditAction, EditStep, Step, Target, Way } from './script.ts';
import type { SoFar } from './session.ts';
import type { View } from './stage.ts';

export interface Place {
  target: Target;
  /** words stand directly in it */
  hasText: boolean;
}

/** The page's visible elements, in document order. */
export function survey({ frame }: Pick<View, 'frame'>): Promise<Place[]> {
  return frame.evaluate(() => {
    const places: Place[] = [];
    const LEAST = 4;
    const look = (element: Element, path: number[]): void => {
      const { width, height } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (isSeen && width >= LEAST && height >= LEAST && path.length > 0) {
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
        );
        places.push({ target: { path, tag: element.tagName.toLowerCase() }, hasText });
      }
      [...element.children].forEach((child, i) => {
        if (child.tagName !== 'VISUAL-EDIT-OVERLAY') look(child, [...path, i]);
      });
    };
    look(document.body, []);
    return places;
  });
}

/** Commands by their keys. */
const KEYS: Record<string, string> = {
  duplicate: 'ControlOrMeta+d',
  delete: 'Delete',
  wrap: 'ControlOrMeta+g',
  unwrap: 'ControlOrMeta+Shift+g',
  'move on': 'ControlOrMeta+]',
  'move back': 'ControlOrMeta+[',
  'arrow left': 'ArrowLeft',
  'arrow right': 'ArrowRight',
  'arrow up': 'ArrowUp',
  'arrow down': 'ArrowDown',
  hide: 'ControlOrMeta+Shift+h',
  flex: 'Shift+a',
};

const VALUES: Record<string, readonly string[]> = {
  'padding-top': ['12px', '7'],
  'padding-left': ['24px', '1rem'],
  'margin-top': ['-4px', '10px'],
  gap: ['10px', '1.25rem'],
  width: ['200px', '50%'],
  'max-width': ['320px'],
  'font-size': ['20px', '13'],
  'line-height': ['1.2'],
  'letter-spacing': ['0.05em'],
  color: ['#b3261e', 'tomato'],
  'background-color': ['#eef6ff'],
  opacity: ['0.6'],
  'border-radius': ['3px', '1rem'],
  'box-shadow': ['none'],
};
const CLASSES = ['underline', 'p-4', 'text-red-600', 'md:flex-col', 'no-such-class'];
/** With a number for `#`: lists whose keys are their words do not allow the same ones twice. */
const WORDS = ['Words # of a sweep', 'A & B <c> {#}', 'Ünïcode “quoted #”', '#'];
const INSERTED = ['Heading 2', 'Text', 'Button', 'Image', 'Section', 'Link'];

export type Planner = ReturnType<typeof planner>;

export function planner(seen: readonly Place[], seed: number) {
  let places = seen;
  const random = randomFrom(seed);
  const any = <T>(items: readonly T[]): T => pick(random, items);
  let typed = 0;
  let texts = places.filter(({ hasText }) => hasText);
  const target = () => any(places).target;
  const chance = (share: number) => random() < share;

  const key = (at: Target, way: Way): EditAction => {
    const name = any(Object.keys(KEYS));
    return { do: 'key', name, key: KEYS[name] ?? '', at, way };
  };
  const kinds: [weight: number, make: (at: Target, way: Way) => EditAction][] = [
    [12, key],
    [
      5,
      (at, way) => ({
        do: 'type',
        words: any(WORDS).replace('#', String(++typed)),
        at: texts.length > 0 ? any(texts).target : at,
        way,
      }),
    ],
    [
      8,
      (at, way) => {
        const property = any(Object.keys(VALUES));
        return { do: 'field', property, value: any(VALUES[property] ?? []), at, way };
      },
    ],
    [3, (at, way) => ({ do: 'add-class', name: any(CLASSES), at, way })],
    [2, (at, way) => ({ do: 'remove-class', nth: Math.floor(random() * 8), at, way })],
    [2, (at, way) => ({ do: 'scope', nth: Math.floor(random() * 3), name: any(CLASSES), at, way })],
    [3, (at, way) => ({ do: 'insert', what: any(INSERTED), at, way })],
    [3, (at, way) => ({ do: 'paste', to: target(), cut: chance(0.4), at, way })],
    [1, (at, way) => ({ do: 'paste-style', to: target(), at, way })],
    [
      4,
      (at, way) => ({
        do: 'drag',
        to: target(),
        x: any([0.05, 0.5, 0.95]),
        y: any([0.05, 0.5, 0.95]),
        copy: chance(0.2),
        at,
        way,
      }),
    ],
    [
      3,
      (at, way) => ({
        do: 'layer-drag',
        by: any([-4, -2, -1, 1, 2, 4]),
        where: any(['above', 'on', 'below'] as const),
        at,
        way,
      }),
    ],
  ];
  const bag = kinds.flatMap(([weight, make]) => Array.from({ length: weight }, () => make));
  const quick = [key, ...kinds.filter((_, i) => [1, 3, 7].includes(i)).map(([, make]) => make), key];

  const action = (from: typeof bag): EditAction => any(from)(target(), chance(0.5) ? 'click' : 'exact');

  const burstStep = (): EditStep => action(quick);

  /** Also about what is selected already, an element that was just added say. */
  function sessionStep(): EditStep {
    const step: EditStep = action(bag);
    const canBeKept = ['key', 'field', 'add-class', 'remove-class', 'insert'].includes(step.do);
    if (canBeKept && chance(0.25)) step.way = 'kept';
    return { ...step, ...(chance(0.06) && { preview: true }) };
  }

  function between(soFar: SoFar): Step | null {
    if (soFar.last?.ended === 'saved' && soFar.undoable > 0 && chance(0.25))
      return { do: 'undo', times: chance(0.7) ? 1 : 3 };
    if (soFar.redoable > 0 && chance(0.4)) return { do: 'redo', times: chance(0.7) ? 1 : 3 };
    if (chance(0.3)) return { do: 'select', at: target(), way: chance(0.5) ? 'click' : 'exact' };
    if (chance(0.2)) return { do: 'walk', ...any(WALKS) };
    return null;
  }

  return {
    /** The page as it is now: targets are chosen from it. */
    see(now: readonly Place[]): void {
      if (now.length === 0) return;
      places = now;
      texts = now.filter(({ hasText }) => hasText);
    },
    step: (soFar: SoFar): Step => between(soFar) ?? sessionStep(),
    /** edits of a session, and looks between them */
    length: () => 20 + Math.floor(random() * 16),
    isBurst: () => chance(0.1),
    burst: (): EditStep[] => Array.from({ length: 2 + Math.floor(random() * 3) }, burstStep),
  };
}

const WALKS: readonly { key: string; in: 'canvas' | 'layers' }[] = [
  { key: 'Enter', in: 'canvas' },
  { key: 'Shift+Enter', in: 'canvas' },
  { key: 'Tab', in: 'canvas' },
  { key: 'Shift+Tab', in: 'canvas' },
  { key: 'ArrowDown', in: 'layers' },
  { key: 'ArrowUp', in: 'layers' },
  { key: 'ArrowLeft', in: 'layers' },
  { key: 'ArrowRight', in: 'layers' },
];
