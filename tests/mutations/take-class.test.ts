/** Where the type of the new prop goes when the type of the props is exported. */
import { describe, expect, it } from 'vitest';
import { mutate } from '../../src/mutations/index.ts';
import { createChange } from '../../src/protocol/changes.ts';
import { createProject } from './support/project.ts';

const FILE = 'src/Field.tsx';
const TEXT = `export type FieldProps = { label: string };

export const Field = ({ label }: FieldProps) => <b>{label}</b>;
`;

function taken(filesNaming: (() => string[] | null) | undefined): string {
  const project = createProject({ [FILE]: TEXT });
  const codebaseId = project.idAt(FILE, TEXT.indexOf('<b'));
  const change = createChange('11111111-1111-4111-8111-111111111111', 'TAKE_CLASS', { codebaseId });
  const outcome = mutate(change, filesNaming ? { ...project, filesNaming } : project);
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.edits.map(({ text }) => text).join('');
}

describe('an exported type of props', () => {
  it('takes the class where no other file names it', () => {
    expect(taken(() => [FILE])).toContain('export type FieldProps = { label: string; className?: string };');
  });

  it('stays where another file names it, or may', () => {
    for (const filesNaming of [() => [FILE, 'src/Form.tsx'], () => null, undefined]) {
      expect(taken(filesNaming)).toContain('}: FieldProps & { className?: string }) =>');
    }
  });
});
