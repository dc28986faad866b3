/** Commands that begin to add something. */
import type { Command } from './command.ts';

export const INSERT_COMMANDS: readonly Command[] = [
  {
    id: 'insert',
    title: 'Add an element',
    group: 'Edit',
    keys: ['a'],
    opensField: ({ insertOpen }) => insertOpen,
    run: ({ store }) => store.setState((state) => ({ insertOpen: !state.insertOpen })),
  },
  {
    id: 'draw',
    title: 'Draw a div',
    group: 'Edit',
    keys: ['f'],
    run: ({ store }) => store.setState({ tool: 'draw' }),
  },
  {
    id: 'add-text',
    title: 'Add text',
    group: 'Edit',
    keys: ['t'],
    run: ({ store }) => store.setState({ tool: 'text' }),
  },
];
