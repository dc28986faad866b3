/** A component extracted through the session: its file comes with one edit and goes with one undo, and so do the ids. */
import { expect, test } from 'vitest';
import { createChange } from '../../src/protocol/changes.ts';
import { TestProject } from './support/project.ts';
import { done, openSession, refused } from './support/sessions.ts';

const APP = `import type { Team } from './team';

export function App({ team }: { team: Team }) {
  return (
    <main>
      <ul>
        {team.members.map((member) => (
          <li key={member.id}>
            <b>{member.name}</b>
          </li>
        ))}
      </ul>
    </main>
  );
}
`;
const TEAM =
  'export interface Member {\n  id: string;\n  name: string;\n}\nexport interface Team {\n  members: Member[];\n}\n';
const MADE = `import type { Member } from './team';

interface MemberItemProps {
  member: Member;
}

export function MemberItem({ member }: MemberItemProps) {
  return (
    <li>
      <b>{member.name}</b>
    </li>
  );
}
`;

test('undo takes the file away and gives the elements their ids back, redo brings both', async () => {
  const project = new TestProject({ 'src/App.tsx': APP, 'src/team.ts': TEAM });
  const before = project.snapshot();
  const session = await openSession(project);
  const { identity } = session.ws;
  const idsOf = (file: string) => {
    const text = identity.textOf(file);
    return text === null ? null : identity.sync(file, text).elements.map(({ codebaseId }) => codebaseId);
  };
  const [main, list, item, name] = idsOf('src/App.tsx') as [string, string, string, string];
  const extract = (componentName: string) =>
    createChange(crypto.randomUUID(), 'EXTRACT_COMPONENT', { codebaseIdToExtract: item, componentName }) as never;

  const answer = await done(session.apply(extract('MemberItem'), 'a'));
  expect(answer.files.map(({ path }) => path).sort()).toEqual(['src/App.tsx', 'src/MemberItem.tsx']);
  expect(project.read('src/MemberItem.tsx')).toBe(MADE);
  expect(project.read('src/App.tsx')).toContain('          <MemberItem key={member.id} member={member} />\n');
  // the elements keep their ids in the new file; their place has one of its own
  expect(idsOf('src/MemberItem.tsx')).toEqual([item, name]);
  const [use] = Object.values(answer.prevIdToNewIdMap) as [string];
  expect(idsOf('src/App.tsx')).toEqual([main, list, use]);
  expect(answer.treeElementLookup[item]?.filename).toBe('src/MemberItem.tsx');
  const after = project.snapshot();

  for (let times = 0; times < 2; times++) {
    const undone = await done(session.undo('a'));
    expect(project.snapshot()).toEqual(before);
    expect(idsOf('src/App.tsx')).toEqual([main, list, item, name]);
    expect(undone.treeElementLookup[item]?.filename).toBe('src/App.tsx');
    expect(undone.prevIdToNewIdMap).toEqual({});
    await done(session.redo('a'));
    expect(project.snapshot()).toEqual(after);
    expect(idsOf('src/MemberItem.tsx')).toEqual([item, name]);
  }
  // nobody else has edited anything
  expect(session.activities().map(({ origin }) => origin)).not.toContain('external');
  await session.close();
  project.remove();
});

test('a try says which files it would write and writes none, and a taken name is refused', async () => {
  const project = new TestProject({ 'src/App.tsx': APP, 'src/team.ts': TEAM, 'src/Taken.tsx': 'export {};\n' });
  const before = project.snapshot();
  const session = await openSession(project);
  const { identity } = session.ws;
  const [, , item] = identity.sync('src/App.tsx', APP).elements.map(({ codebaseId }) => codebaseId) as string[];
  const change = (componentName: string) =>
    createChange(crypto.randomUUID(), 'EXTRACT_COMPONENT', { codebaseIdToExtract: item ?? '', componentName }) as never;
  const tried = await done(session.apply(change('MemberItem'), 'a', { dryRun: true }));
  expect(tried.files.map(({ path }) => path).sort()).toEqual(['src/App.tsx', 'src/MemberItem.tsx']);
  expect(await refused(session.apply(change('Taken'), 'a'))).toBe('file-exists');
  expect(project.snapshot()).toEqual(before);
  await session.close();
  project.remove();
});
