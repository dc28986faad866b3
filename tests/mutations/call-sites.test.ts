/** For how many elements an edit of a component counts, as the files that use it change. */
import { expect, test } from 'vitest';
import { mutate } from '../../src/mutations/index.ts';
import { type AnyMutationChange, createChange } from '../../src/protocol/changes.ts';
import { createProject, type Files } from './support/project.ts';

const CARD = 'export function Card() {\n  return <article>Card</article>;\n}\n';
const BARREL = "export * from './card';\n";
const TWO = "import { Card } from './ui';\nexport const Page = () => <main><Card /><Card /></main>;\n";

function warningsOf(files: Files): string[] {
  const project = createProject(files);
  const change = createChange('11111111-1111-4111-8111-111111111111', 'CHANGE_PROP', {
    codebaseIdToChange: project.idAt('src/card.tsx', CARD.indexOf('<article')),
    propName: 'title',
    propValue: 'A card',
  }) as AnyMutationChange;
  const outcome = mutate(change, project);
  return outcome.ok ? (outcome.warnings ?? []) : [outcome.error.code];
}

test('uses behind a barrel are counted in each text as it is now', () => {
  const files = { 'src/card.tsx': CARD, 'src/ui.ts': BARREL, 'src/page.tsx': TWO };
  expect(warningsOf(files)).toEqual(['It changes all 2 places that use Card.']);
  const three = { ...files, 'src/page.tsx': TWO.replace('<Card />', '<Card /><Card />') };
  expect(warningsOf(three)).toEqual(['It changes all 3 places that use Card.']);
  expect(warningsOf(files)).toEqual(['It changes all 2 places that use Card.']);
});

test('a file that does not parse, or names the component no more, has no uses', () => {
  const files = { 'src/card.tsx': CARD, 'src/ui.ts': BARREL, 'src/page.tsx': TWO, 'src/other.tsx': TWO };
  expect(warningsOf(files)).toEqual(['It changes all 4 places that use Card.']);
  expect(warningsOf({ ...files, 'src/other.tsx': `${TWO}<` })).toEqual(['It changes all 2 places that use Card.']);
  const renamed = { ...files, 'src/other.tsx': TWO.replace('{ Card }', '{ Other as Card }') };
  expect(warningsOf(renamed)).toEqual(['It changes all 2 places that use Card.']);
});

test('uses of an import that a module exports are counted, under its name there', () => {
  const barrel = "import { Card } from './card';\nexport { Card as Tile };\nexport default Card;\n";
  const page = "import Box, { Tile } from './ui';\nexport const Page = () => <main><Tile /><Box /></main>;\n";
  const files = { 'src/card.tsx': CARD, 'src/ui.ts': barrel, 'src/page.tsx': page };
  expect(warningsOf(files)).toEqual(['It changes all 2 places that use Card.']);
});
