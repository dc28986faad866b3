/** Which names of the runtime its bundle may shorten: a name too many, and a message or the page would be misread. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownMembers } from '../../scripts/lib/own-members.mjs';
import { writeFiles } from '../support/vite-project.ts';

const SOURCES = {
  'tsconfig.browser.json':
    '{ "compilerOptions": { "strict": true, "lib": ["ES2023", "DOM"], "types": [], "noEmit": true } }',
  'src/boxes.ts': `
    interface Message { count: number; told: string }
    interface Pressable { press(): void }
    export class Boxes implements Pressable {
      drawn = 0;
      readonly count = 1;
      private listed = new Map<string, Boxes>();
      constructor(private readonly layer: ShadowRoot) {}
      press(): void {}
      toJSON(): string { return ''; }
      drawAll(): void { this.drawn += 1; this.layer.append(''); }
      flags = { raised: true };
    }
    export class Words {
      role = 'name';
      spoken = '';
      byName(name: 'spoken' | 'role'): string { return this[name]; }
    }
    export class Tones {
      tone = 'blue';
      shade = '';
      paint(element: HTMLElement, { count }: Message): void { element.dataset.tone = this.tone + count; }
    }
    export class Panel extends HTMLElement { connectedCallback(): void {} }
    export const shown = ({ drawn }: Boxes, message: Message) => drawn + message.told;
  `,
};

test('members of classes, where nothing else goes by the name', () => {
  const root = mkdtempSync(join(tmpdir(), 'visual-edit-members-'));
  try {
    writeFiles(root, SOURCES);
    expect(ownMembers(root, ['src'])).toEqual(['drawAll', 'drawn', 'flags', 'layer', 'listed', 'paint', 'shade']);
  } finally {
    rmSync(root, { recursive: true });
  }
});
