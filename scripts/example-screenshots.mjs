/**
 * `node scripts/example-screenshots.mjs [part of a name …]`: takes screenshots of every screen of the bundled example, at
 * both sizes and in both themes, into `screenshots/`. Without a network, the bundled drawings replace the photos.
 */
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { ensureChromium } from './lib/chromium.mjs';
import { ROOT } from './lib/run.mjs';
import { checkNode, install, main } from './lib/setup.mjs';

const EXAMPLE = 'examples/real-estate';
const FOLDER = join(ROOT, 'screenshots');
const SIZES = { desktop: { width: 1440, height: 900 }, mobile: { width: 390, height: 844 } };
const THEMES = ['light', 'dark'];

const tab = (name) => (page) => page.getByRole('tab', { name, exact: true }).click();
const button = (name) => (page) => page.getByRole('button', { name, exact: true }).click();
const list = (page) => page.getByRole('radio', { name: 'List', exact: true }).click();

/** Path by name, and the control to press first. */
const SCENES = {
  landing: ['/'],
  login: ['/login'],
  'login-role': ['/login', tab('Select Role')],
  'not-found': ['/no/such/page'],
  'brand-overview': ['/dashboard/brand'],
  'brand-matches': ['/dashboard/brand', tab('Center Matches')],
  'brand-markets': ['/dashboard/brand', tab('Target Markets')],
  'brand-team': ['/dashboard/brand', tab('Team & Contacts')],
  'brand-news': ['/dashboard/brand', tab('Newsfeed')],
  'account-menu': ['/dashboard/brand', (page) => page.getByRole('button', { name: 'Account menu' }).click()],
  team: ['/dashboard/brand/team'],
  'team-external': ['/dashboard/brand/team', tab('External Partners')],
  'team-add': ['/dashboard/brand/team', button('Add Team Member')],
  center: ['/dashboard/shopping-center'],
  'center-tenants': ['/dashboard/shopping-center', tab('Current Tenants')],
  'center-spaces': ['/dashboard/shopping-center', tab('Available Spaces')],
  'center-analytics': ['/dashboard/shopping-center', tab('Analytics')],
  spaces: ['/dashboard/shopping-center/spaces'],
  'spaces-list': ['/dashboard/shopping-center/spaces', list],
  'spaces-filter': [
    '/dashboard/shopping-center/spaces',
    (page) => page.getByRole('combobox', { name: 'Size' }).click(),
  ],
  broker: ['/dashboard/broker'],
  'broker-leads': ['/dashboard/broker', tab('Leads')],
  'broker-brands': ['/dashboard/broker', tab('Represented Brands')],
  'broker-centers': ['/dashboard/broker', tab('Represented Centers')],
  'broker-updates': ['/dashboard/broker', tab('Industry Updates')],
  directory: ['/dashboard/broker/directory'],
  'directory-list': ['/dashboard/broker/directory', list],
  ...Object.fromEntries(
    [
      'brand/criteria brand/markets brand/matches brand/brokers',
      'shopping-center/tenants shopping-center/matches shopping-center/brokers',
      'broker/territory broker/deals broker/leads broker/brands broker/centers',
    ].flatMap((paths) => paths.split(' ').map((path) => [`title-${path.replace('/', '-')}`, [`/dashboard/${path}`]])),
  ),
};
/** Scenes for the small screen only. */
const MOBILE_SCENES = { drawer: ['/dashboard/broker', button('Open menu')] };
/** Overlays are captured with the viewport, other scenes with the full page. */
const OVERLAYS = /^(account-menu|team-add|spaces-filter|drawer)$/;

async function startExample() {
  const require = createRequire(join(ROOT, EXAMPLE, 'package.json'));
  const { createServer } = await import(pathToFileURL(require.resolve('vite')).href);
  const server = await createServer({ root: join(ROOT, EXAMPLE), logLevel: 'warn', server: { port: 0 } });
  return server.listen();
}

async function photograph(page, name, [path, press], file) {
  await page.goto(path);
  await page.locator('h1').waitFor();
  await press?.(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => window.scrollTo(0, 0)));
  await page.screenshot({ path: join(FOLDER, file), fullPage: !OVERLAYS.test(name), animations: 'disabled' });
  console.log(`screenshots/${file}`);
}

await main(async () => {
  checkNode();
  await install(EXAMPLE);
  mkdirSync(FOLDER, { recursive: true });
  const wanted = (name) => process.argv.length < 3 || process.argv.slice(2).some((part) => name.includes(part));
  const server = await startExample();
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  try {
    for (const [size, viewport] of Object.entries(SIZES)) {
      for (const theme of THEMES) {
        const baseURL = server.resolvedUrls.local[0];
        const page = await browser.newPage({ viewport, colorScheme: theme, baseURL, reducedMotion: 'reduce' });
        const scenes = { ...SCENES, ...(size === 'mobile' && MOBILE_SCENES) };
        for (const [name, scene] of Object.entries(scenes)) {
          const file = `${name}-${size}-${theme}.png`;
          if (wanted(file)) await photograph(page, name, scene, file);
        }
        await page.close();
      }
    }
  } finally {
    await Promise.all([browser.close(), server.close()]);
  }
  return 0;
});
