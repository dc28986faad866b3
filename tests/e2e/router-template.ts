/** The app that TanStack Router's own generator makes, on the Vite that it asks for. */
import { mkdtempSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { execa } from 'execa';
import type { Browser, Page } from 'playwright';
import { installedVersions } from '../plugin/support/versions.ts';
import { linkPackages } from './served-app.ts';
import { comesToRest, htmlOf, type Observed, openWatched } from './watched-page.ts';

type ReactSide = typeof import('../../src/runtime/react/index.ts');
declare const reactSide: ReactSide;

const TANSTACK = ['react-router', 'router-devtools', 'router-plugin'].map((name) => `@tanstack/${name}`);

export async function generateRouterTemplate(): Promise<string> {
  const modules = await installedVersions('router-template');
  const root = join(realpathSync(mkdtempSync(join(tmpdir(), 'visual-edit-template-'))), 'my-app');
  const choices = ['--package-manager=npm', '--bundler=vite', '--ide=other', '--skip-install', '--skip-build'];
  await execa('node', [join(modules, '@tanstack/create-router/index.js'), root, ...choices]);
  linkPackages(root, modules, ['react', 'react-dom', ...TANSTACK]);
  linkPackages(root, await installedVersions('vite-6'), ['vite', '@vitejs/plugin-react']);
  return root;
}

/** Each route of an app whose files name its routes, as its address. */
export function routesOf(root: string): string[] {
  const names = readdirSync(join(root, 'src/routes')).map((file) => parse(file).name);
  return names.filter((name) => name !== '__root').map((name) => (name === 'index' ? '/' : `/${name}`));
}

export interface Routes extends Observed {
  /** per route and element with an id: tag of the DOM node and id; only with our React side on the page */
  found: Record<string, { tag: string; id: string }[]>;
}

/** The heading that a route of the template draws. */
function headingOf(root: string, path: string): string {
  const source = readFileSync(join(root, 'src/routes', `${path.slice(1) || 'index'}.tsx`), 'utf8');
  const heading = /<h3>(.+?)<\/h3>/.exec(source)?.[1];
  if (!heading) throw new Error(`The route ${path} has no <h3>`);
  return heading;
}

/** Opens the app in `root`, then each route by its link and by its address, and one that there is not. */
export async function openRoutes(browser: Browser, url: string, script: string | undefined, root: string) {
  const routes = routesOf(root);
  const { page, messages } = await openWatched(browser, url, script, async (opened) => {
    // The template takes its style sheet from elsewhere.
    await opened.route(
      (address) => address.hostname !== new URL(url).hostname,
      (route) => route.abort(),
    );
  });
  const seen: Routes = { html: '', console: [], log: [], found: {} };
  const look = async (how: string, path: string) => {
    await page.locator('footer *').first().waitFor({ state: 'attached' });
    await comesToRest(page);
    // The devtools show the address, whose port differs from server to server.
    const html = (await htmlOf(page)).replaceAll(new URL(url).origin, '<origin>');
    seen.html += `<!-- ${how} ${path} -->\n${html}\n`;
    if (script) seen.found[path] = await elementsWithIds(page);
  };
  for (const path of routes) {
    await page.locator(`a[href="${path}"]`).click();
    await page.locator(`a[href="${path}"][data-status=active]`).waitFor();
    // the link is active before the route is drawn
    await page.getByRole('heading', { name: headingOf(root, path), exact: true }).waitFor();
    await look('link to', path);
  }
  for (const path of [...routes, '/nowhere']) {
    await page.goto(new URL(path, url).href);
    await page.locator('a[href="/"]').waitFor();
    await look('address', path);
  }
  seen.console = messages();
  return { page, seen };
}

function elementsWithIds(page: Page): Promise<{ tag: string; id: string }[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')].flatMap((element) => {
      const id = reactSide.codebaseIdOf(element);
      return id === null ? [] : [{ tag: element.localName, id }];
    }),
  );
}
