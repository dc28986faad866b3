/** The text of a package's component that one of its props puts together of several parts. */
import { describe, expect, test } from 'vitest';
import { mutate } from '../../src/mutations/index.ts';
import { traceText } from '../../src/mutations/trace/trace-text.ts';
import { createChange } from '../../src/protocol/changes.ts';
import { createProject } from './support/project.ts';

const CARD = `import { Chip } from 'kit';
export const Card = ({ share, name }) => (
  <div>
    <Chip size="small" label={\`\${share}%\`} />
    <Chip label={name + ' of all'} title={name + ' of ' + 'all'} />
  </div>
);
`;
const FILES = {
  'src/Card.jsx': CARD,
  'src/App.jsx': `import { Card } from './Card';
export const App = () => <Card share={70.5} name="Half" />;
`,
};

const project = createProject(FILES);
const [chip, twice] = [CARD.indexOf('<Chip'), CARD.lastIndexOf('<Chip')].map((at) => project.idAt('src/Card.jsx', at));

const edit = (codebaseIdToEditText: string, oldText: string, newText: string) =>
  mutate(
    createChange('11111111-1111-4111-8111-111111111111', 'EDIT_TEXT', { codebaseIdToEditText, oldText, newText }),
    project,
  );

describe('a prop of several parts', () => {
  test('is named with what each part shows', () => {
    const traced = traceText(project, chip as string, { shown: '70.5%' });
    expect(traced).toMatchObject({
      ok: true,
      parts: [
        { expression: '`share`', shown: '70.5', attribute: 'label', sources: [{ file: 'src/App.jsx', line: 2 }] },
        { expression: null, shown: '%', attribute: 'label' },
      ],
    });
    expect(traceText(project, chip as string, { shown: '70%' })).toMatchObject({ ok: true, parts: [] });
  });

  test('is edited by its words, in the part that is different', () => {
    expect(edit(chip as string, '70.5%', '71.2%')).toMatchObject({ ok: true });
    expect(JSON.stringify(edit(chip as string, '70.5%', '71.2%'))).toContain('share={71.2}');
    expect(JSON.stringify(edit(chip as string, '70.5%', '70.5 %'))).toContain('share} %');
  });

  test('is not guessed where two props read so', () => {
    expect(edit(twice as string, 'Half of all', 'Most of all')).toMatchObject({ ok: false });
  });
});
