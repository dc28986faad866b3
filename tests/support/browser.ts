/** The Chromium that browser tests drive. `scripts/test.mjs` finds or installs one and hands it over as CHROME_PATH. */
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
 * Disables two pages that Chromium preloads for the address bar of each window: they are half the cost of an empty window.
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
 * Headless, without the network calls that Chromium makes by itself. Callers close it. In a run of Vitest the files of a worker
 * share one, whose `close` closes what was opened since; one that has crashed is replaced.
 * @param featuresOff of Chromium, beside those that are off for all
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
