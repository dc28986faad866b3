import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { installedFonts } from '../../src/server/design-system/installed-fonts.ts';

function folderWith(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'fonts-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

test('the font packages of the project are told with the family that each brings', () => {
  const root = folderWith({
    'package.json': '{}',
    'node_modules/@fontsource/inter/package.json': '{}',
    'node_modules/@fontsource/inter/index.css': "@font-face { font-family: 'Inter'; }",
    'app/package.json': JSON.stringify({
      dependencies: { react: '1', '@fontsource/inter': '5', '@fontsource/gone': '5' },
      devDependencies: { '@fontsource-variable/geist': '5' },
    }),
    'app/node_modules/@fontsource-variable/geist/package.json': '{}',
    'app/node_modules/@fontsource-variable/geist/index.css': '@font-face { font-family: "Geist Variable"; }',
    'app/node_modules/@fontsource/lora/package.json': '{}',
    'app/node_modules/@fontsource/lora/index.css': "@font-face { font-family: 'Lora'; }",
  });
  try {
    expect(installedFonts(join(root, 'app')).installed).toEqual([
      { packageName: '@fontsource-variable/geist', family: 'Geist Variable' },
      { packageName: '@fontsource/inter', family: 'Inter' },
    ]);
    writeFileSync(join(root, 'app/package.json'), '{"dependencies":');
    expect(installedFonts(join(root, 'app')).installed).toEqual([]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
