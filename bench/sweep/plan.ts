/** Chooses steps at random from what is on the page, always the same ones for a seed. */
import { pick, randomFrom } from '../../tests/mutations/support/random-changes.ts';
import type { Script, Step, StepAction, Target, Way } from './script.ts';
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
const WORDS = ['Words of a sweep', 'A & B <c> {d}', 'Ünïcode “quoted”', '7'];
const INSERTED = ['Heading 2', 'Text', 'Button', 'Image', 'Section', 'Link'];

export function planner(places: readonly Place[], seed: number) {
  const random = randomFrom(seed);
  const any = <T>(items: readonly T[]): T => pick(random, items);
  const texts = places.filter(({ hasText }) => hasText);
  const target = () => any(places).target;
  const chance = (share: number) => random() < share;

  const key = (at: Target, way: Way): StepAction => {
    const name = any(Object.keys(KEYS));
    return { do: 'key', name, key: KEYS[name] ?? '', at, way };
  };
  const kinds: [weight: number, make: (at: Target, way: Way) => StepAction][] = [
    [12, key],
    [
      5,
      (at, way) => ({
        do: 'type',
        words: any(WORDS),
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

  function step(from: typeof bag): Step {
    const way = chance(0.5) ? 'click' : 'exact';
    const action = any(from)(target(), way);
    return {
      ...action,
      ...(chance(0.3) && { preview: true }),
      ...(chance(0.25) && { reload: true }),
      ...(chance(0.2) && { redo: true }),
      ...(chance(0.25) && { types: true }),
    };
  }

  return {
    /** The next script: mostly one calm step, sometimes a burst. */
    next(place: Pick<Script, 'route' | 'width'>): Script {
      if (!chance(0.15)) return { ...place, mode: 'calm', steps: [step(bag)] };
      return {
        ...place,
        mode: 'burst',
        steps: Array.from({ length: 2 + Math.floor(random() * 3) }, () => step(quick)),
      };
    },
  };
}
