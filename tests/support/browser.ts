/** The Chromium for browser tests. `scripts/test.mjs` finds or installs one and sets CHROME_PATH. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { closingSurely } from './closing.ts';
import { KEPT } from './kept.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @throws Error with the next step when there is no browser: tests never skip silently */
function chromiumPath(): string {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROME_PATH is ${given}, but there is no such file. Point it at a Chromium or unset it.`);
  }
  for (const dir of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of NAMES) {
      const path = join(dir, name);
      if (existsSync(path)) return path;
    }
  }
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  throw new Error('No Chromium found. Run `npm test`, which installs one, or set CHROME_PATH to yours.');
}

/**
 * Disables two pages that Chromium preloads for each window's address bar; they cost as much as the empty window itself.
 */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
/** Features that Playwright disables, repeated here because Chromium uses only the last such list. */
const BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];
export const FEATURES_OFF = [...BY_PLAYWRIGHT, ...ADDRESS_BAR];

/** By its arguments, the Chromium that this worker keeps for its next test files. */
const kept = new Map<string, Browser>();

/**
 * Launches a headless Chromium without its background network requests. The caller must close it. Within Vitest, the files of a
 * worker share one browser: its `close` closes only the contexts opened since, and a crashed one is replaced.
 * @param featuresOff Chromium features to disable, in addition to the default ones
 */
export async function launchBrowser(args: string[] = [], featuresOff: string[] = []): Promise<Browser> {
  const all = [`--disable-features=${[...FEATURES_OFF, ...featuresOff].join(',')}`, ...args];
  const key = all.join(' ');
  const running = kept.get(key);
  if (running?.isConnected()) return running;
  const browser = closingSurely(await launch(all));
  if (!KEPT) return browser;
  browser.close = async () => void (await Promise.all(browser.contexts().map((context) => context.close())));
  kept.set(key, browser);
  return browser;
}

function launch(args: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...args,
    ],
  });
}
