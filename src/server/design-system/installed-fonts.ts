/** The font packages among the project's dependencies, and the families that they bring. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FontsAnswer, InstalledFont } from '../../protocol/installed-fonts.ts';
import { dependenciesOf } from '../files/manifest.ts';
import { packageFolder } from '../files/package-folder.ts';

const PACKAGE = /^@fontsource(?:-variable)?\//;
const FAMILY = /font-family:\s*(["'])(.*?)\1/;

/** @param root absolute path of the project */
export function installedFonts(root: string): FontsAnswer {
  const names = dependenciesOf(root).filter((name) => PACKAGE.test(name));
  const installed = names.flatMap((packageName): InstalledFont[] => {
    const folder = packageFolder(packageName, root);
    const family = folder && FAMILY.exec(textOf(join(folder, 'index.css')))?.[2];
    return family ? [{ packageName, family }] : [];
  });
  return { installed: installed.sort((a, b) => (a.family < b.family ? -1 : 1)) };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
