/** The built command's reader thread, on the example: the list of insertable components, and the props of one. */
import { afterEach, expect, test } from 'vitest';
import type { ComponentPropsAnswer } from '../../src/protocol/component-props.ts';
import type { InsertablesAnswer } from '../../src/protocol/insertables.ts';
import { ApiClient } from '../support/api-client.ts';
import { createExampleCopy, type RunningCli, startCli, type TestProject } from '../support/project.ts';

let project: TestProject;
let cli: RunningCli | undefined;
afterEach(async () => {
  await cli?.stop();
  cli = undefined;
  project.remove();
});

test('types, defaults and choices of a component come from the project', async () => {
  project = createExampleCopy();
  cli = await startCli(project.root);
  const { appUrl, apiUrl, token } = cli.ready;
  const api = await ApiClient.connect({ apiUrl, token });
  const get = async (path: string) =>
    (
      await fetch(`${apiUrl}/canvases/${api.canvasId}/${path}`, { headers: { authorization: `Bearer ${token}` } })
    ).json();

  const { components, isPartial } = (await get('insertables')) as InsertablesAnswer;
  expect(isPartial).toBe(false);
  expect(components.map(({ file, name }) => `${file} ${name}`)).toContain('src/components/ui/Button.tsx Button');
  await (await fetch(new URL('src/shell/MobileSidebar.tsx', appUrl))).text();
  const { codebaseId } = await api.element(
    (one) => one.filename === 'src/shell/MobileSidebar.tsx' && one.componentName === 'Button',
  );
  const answer = (await get(`props?codebaseId=${codebaseId}`)) as Extract<ComponentPropsAnswer, { ok: true }>;
  expect(answer).toMatchObject({ from: 'types', problem: null, declaration: { file: 'src/components/ui/Button.tsx' } });
  const variant = answer.props.find(({ name }) => name === 'variant');
  expect(answer.props.find(({ name }) => name === 'children')).toMatchObject({
    typeText: expect.stringMatching(/^(?:React\.)?ReactNode$/),
  });
  expect(variant).toMatchObject({
    type: { kind: 'enum', values: ['primary', 'outline', 'soft', 'ghost', 'link'], isOpen: false },
    defaultLiteral: 'outline',
    source: { state: 'literal', value: 'ghost', place: { file: 'src/shell/MobileSidebar.tsx' } },
  });
});
