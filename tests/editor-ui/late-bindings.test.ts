import { expect, it } from 'vitest';
import { bindRefusalRead } from '../../src/editor-ui/late-bindings.ts';
import { bench } from './fakes.ts';

it('the top bar says that an edit was refused until another element is chosen', () => {
  const { store } = bench();
  bindRefusalRead({ store });
  const error = { code: 'no-literal', message: 'No literal.', hint: 'Edit the code.' };
  store.setState({ save: { phase: 'refused', error }, choices: 3 });
  expect(store.getState().save.phase).toBe('refused');
  store.setState({ choices: 4 });
  expect(store.getState().save.phase).toBe('idle');
});
