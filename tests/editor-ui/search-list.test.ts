import { expect, test } from 'vitest';
import { bestFirst } from '../../src/editor-ui/swap/search-list.tsx';

const named = (...names: string[]) => names.map((name) => ({ name }));

test.each([
  ['send', ['SendIcon', 'SendHorizonalIcon', 'MailSendIcon']],
  [' Mail', ['MailSendIcon', 'SendHorizonalIcon', 'SendIcon']],
  ['', ['SendHorizonalIcon', 'MailSendIcon', 'SendIcon']],
])('for “%s”, the nearest name is first', (query, order) => {
  const items = named('SendHorizonalIcon', 'MailSendIcon', 'SendIcon');
  expect(bestFirst(items, query)).toEqual(named(...order));
});
