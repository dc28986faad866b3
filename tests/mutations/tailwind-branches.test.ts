/** STYLING as Tailwind of a class on a condition, where the page tells which branch it shows (S-66). */
import { expect, test } from 'vitest';
import { mutate } from '../../src/mutations/index.ts';
import { type AnyMutationChange, createChange } from '../../src/protocol/changes.ts';
import { applySplices } from '../../src/protocol/splice.ts';
import { createProject } from './support/project.ts';
import { themeOf } from './support/tailwind.ts';

const FILE = 'src/App.tsx';

async function style(className: string, stylingChanges: Record<string, string>, shown: string) {
  const text = `export function App({ on, big, className }) {\n  return <div className={${className}}>x</div>;\n}\n`;
  const project = createProject({ [FILE]: text });
  project.tailwind = await themeOf('4');
  const codebaseId = project.idAt(FILE, text.indexOf('<div'));
  const shownClasses = shown.split(' ').filter(Boolean);
  const fields = { codebaseId, stylingChanges, stylingFramework: 'Tailwind' as const, shownClasses };
  const outcome = mutate(createChange(crypto.randomUUID(), 'STYLING', fields) as AnyMutationChange, project);
  if (!outcome.ok) return { result: outcome.error.code, told: [] };
  const after = applySplices(text, outcome.edits[0]?.splices ?? []);
  return { result: /className=\{(.*)\}>/.exec(after)?.[1], told: [outcome.note ?? [], outcome.warnings ?? []].flat() };
}

const ALONE = /stands on a condition: it was changed for that alone/;
const MAY_WIN = /stands on a condition and may win/;

test.each([
  ['the other branch', `on ? 'p-2 flex' : 'p-8'`, 'p-8', `on ? 'p-2 flex' : 'p-4'`, ALONE],
  ['a key', `clsx('flex', { 'p-8': on })`, 'flex p-8', `clsx('flex', { 'p-4': on })`, ALONE],
  ['what a function returns', `({ on }) => on ? 'p-2' : 'p-8'`, 'p-2', `({ on }) => on ? 'p-4' : 'p-8'`, ALONE],
  ['a template', `\`flex \${on ? "p-2" : "p-8"}\``, 'flex p-2', `\`flex \${on ? "p-4" : "p-8"}\``, ALONE],
  ['instead of one that it overrides', `cn('p-2', on && 'p-8')`, 'p-8', `cn('p-2', on && 'p-4')`, ALONE],
  ['all of one literal', `on ? 'px-2 m-1 py-3' : 'p-8'`, 'px-2 m-1 py-3', `on ? 'p-4 m-1' : 'p-8'`, ALONE],
  ['to what stands beside it', `cn('p-4', on && 'p-8')`, 'p-8', `cn('p-4', on && 'p-4')`, ALONE],
  ['where it loses against one beside it', `clsx('p-8', on && 'p-2')`, 'p-8 p-2', `clsx('p-4', on && 'p-2')`, MAY_WIN],
  ['that is not rendered', `cn('p-2', on && 'p-8')`, 'p-2', `cn('p-4', on && 'p-8')`, MAY_WIN],
  ['that is alone and not rendered', `cn('flex', on && 'p-8')`, 'flex', `cn('flex p-4', on && 'p-8')`, MAY_WIN],
] as const)('the padding of %s', async (_, before, shown, after, tells) => {
  const { result, told } = await style(before, { padding: '16px' }, shown);
  expect(result).toBe(after);
  expect(told).toEqual([expect.stringMatching(tells)]);
});

test('a line height that a size brought stays in the branch', async () => {
  const { result } = await style(`on ? 'text-lg' : 'text-sm'`, { fontSize: '17px' }, 'text-lg');
  expect(result).toBe(`on ? 'text-[17px] leading-[1.5556]' : 'text-sm'`);
});

test('what else is set does not go into the branch', async () => {
  const { result } = await style(`cn('flex', on && 'px-2 py-3')`, { padding: '16px', margin: '8px' }, 'flex px-2 py-3');
  expect(result).toBe(`cn('m-2 flex', on && 'p-4')`);
});

test.each([
  ['both branches have it', `on ? 'p-2 flex' : 'p-2'`, 'p-2 flex'],
  ['it comes from two branches', `cn(on && 'px-2', big && 'py-2')`, 'px-2 py-2'],
  ['the page shows a part of the branch', `cn(on ? 'p-2 flex' : 'p-8', className)`, 'p-2'],
  ['the page shows both branches', `cn(on ? 'p-2' : 'p-8', className)`, 'p-2 p-8'],
] as const)('refused where %s', async (_, before, shown) => {
  expect(await style(before, { padding: '16px' }, shown)).toMatchObject({ result: 'class-on-condition' });
});
