import { ensureChromium } from './lib/chromium.mjs';
import { checkNode, ensureBuilt, install } from './lib/setup.mjs';

/**
 * Prepares a fresh clone: installs the packages of project and example, builds, and on request finds a browser and sets
 * CHROME_PATH to its path. Skips finished steps.
 * @throws SetupError with the next step when something is missing
 */
export async function prepare({ build = true, browser = false } = {}) {
  checkNode();
  await install();
  await install('examples/real-estate');
  if (build) await ensureBuilt();
  if (browser) process.env.CHROME_PATH = await ensureChromium();
}
