import { ensureChromium } from './lib/chromium.mjs';
import { checkNode, ensureBuilt, install } from './lib/setup.mjs';

/**
 * Brings a fresh clone to where the project's programs run: packages of the project and of the example, what is built, and
 * on request a browser, whose path is then in CHROME_PATH. What is there already is left alone.
 * @throws SetupError with what to do when something cannot be had
 */
export async function prepare({ build = true, browser = false } = {}) {
  checkNode();
  await install();
  await install('examples/real-estate');
  if (build) await ensureBuilt();
  if (browser) process.env.CHROME_PATH = await ensureChromium();
}
