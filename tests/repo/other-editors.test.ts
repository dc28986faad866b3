/** `docs/other-editors.md` and `docs/frame.md` together name everything that another editor can say to the frame or hear from it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fieldsOf, MUTATION_TYPES, type MutationType } from '../../src/protocol/change-types.ts';
import { REPOSITORY } from '../support/repository.ts';

const read = (file: string) => readFileSync(join(REPOSITORY, file), 'utf8');
const own = read('docs/other-editors.md');
const docs = own + read('docs/frame.md');

/** The members of an interface of `messages.ts`. */
function membersOf(name: string): string[] {
  const [, body = ''] =
    new RegExp(`interface ${name} \\{\\n([\\s\\S]*?)\\n\\}`).exec(read('src/protocol/messages.ts')) ?? [];
  return [...body.matchAll(/^ {2}(\w+): /gm)].map(([, member = '']) => member);
}

function rowOf(type: MutationType): string {
  const fields = fieldsOf(type).map(([name, { kind, wire, isRequired }]) => {
    const to = wire === null ? ' (page only)' : wire === name ? '' : ` → \`${wire}\``;
    return `\`${name}\`${isRequired ? '' : '?'} ${kind}${to}`;
  });
  return `| ${type} | \`${MUTATION_TYPES[type].operation}\` | ${fields.join(', ')} |`;
}

describe('the documents for other editors', () => {
  it.each(['FrameFunctions', 'FramePayloads'])('name every member of %s', (name) => {
    const members = membersOf(name);
    expect(members.length).toBeGreaterThan(20);
    expect(members.filter((member) => !docs.includes(`\`${member}\``))).toEqual([]);
  });

  it('have the fields of every type of change as they are', () => {
    const rows = Object.keys(MUTATION_TYPES).map((type) => rowOf(type as MutationType));
    expect(rows.filter((row) => !own.includes(row))).toEqual([]);
  });

  it('say how a page gets the right to speak to the frame', () => {
    expect(own).toContain('parentOrigins');
    expect(read('README.md') + read('docs/API.md')).toContain('other-editors.md');
  });
});
