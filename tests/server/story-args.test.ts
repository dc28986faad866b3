/** The args of a story, read from the disk, and what editors hear of its file. */
import { expect, test } from 'vitest';
import { storyArgsAnswer } from '../../src/server/source/story-args.ts';
import type { SessionEvent } from '../../src/server/types.ts';
import { FILES, TestProject } from './support/project.ts';
import { openSession } from './support/sessions.ts';

const FILE = 'src/Card.stories.tsx';
const STORIES = `import { Card } from './Card';

export default { component: Card, render: (args) => <Card {...args} /> };
export const First = { args: { label: 'One' } };
`;

test('an edit by hand that was read, and is taken back before the watcher tells of it, is told of twice', async () => {
  const project = new TestProject({ ...FILES, [FILE]: STORIES });
  const session = await openSession(project);
  const events: SessionEvent[] = [];
  session.on((event) => events.push(event));
  project.write(FILE, STORIES.replace('One', 'Two'));
  const answer = await session.ask((ws) => storyArgsAnswer(ws, { file: FILE, exportName: 'First' }));
  expect(JSON.stringify(answer)).toContain('Two');
  project.write(FILE, STORIES);
  session.noteExternalText(FILE, STORIES);
  await expect.poll(() => events.filter(({ event }) => event === 'change')).toHaveLength(2);
  await session.close();
  project.remove();
});
