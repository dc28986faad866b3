/** Finds the Chromium for the browser tests, or installs one. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canRun, run } from './run.mjs';
import { SetupError } from './setup.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * @returns absolute path of a Chromium
 * @throws SetupError when there is none and none could be installed
 */
export async function ensureChromium() {
  const given = process.env.CHROME_PATH;
  if (given && !existsSync(given)) throw new SetupError(`CHROME_PATH is ${given}, but there is no such file.`);
  return given || (await findChromium()) || (await installChromium());
}

async function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = folders.flatMap((dir) => NAMES.map((name) => join(dir, name))).find((path) => existsSync(path));
  return onPath ?? (await playwrightsOwn());
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

async function installChromium() {
  console.log('No Chromium found for the browser tests, installing one …');
  if (isDebianRoot()) installFromDebian();
  else run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  const path = await findChromium();
  if (path) return path;
  throw new SetupError('The browser tests need Chromium: install one, or set CHROME_PATH to yours, and start again.');
}

function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && canRun('apt-get');
}

function installFromDebian() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (run('apt-get', ['update', '-qq'], { env }) !== 0) return;
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], { env });
}
