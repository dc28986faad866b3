/** Installs the taggers of bench/peers/package.json when a benchmark needs them. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { execa } from 'execa';

const FOLDER = join(process.cwd(), 'bench/peers');

/** @returns a `require` function for modules of bench/peers */
export async function peers(): Promise<(name: string) => unknown> {
  if (!existsSync(join(FOLDER, 'node_modules/.package-lock.json'))) {
    console.log('Installing the packages of bench/peers …');
    await execa('npm', ['ci', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'], { cwd: FOLDER });
  }
  return createRequire(join(FOLDER, 'package.json'));
}
