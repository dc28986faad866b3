import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Example, startExample, tab, type Visitor } from './support.ts';

let example: Example;
beforeAll(async () => {
  example = await startExample();
});
afterAll(() => example?.close());

const PAGES = [
  ['/dashboard/brand', 'Center Matches'],
  ['/dashboard/brand/team', 'Internal Team'],
  ['/dashboard/shopping-center/spaces', null],
  ['/dashboard/broker', 'Represented Centers'],
  ['/dashboard/broker', 'Leads'],
  ['/dashboard/broker/directory', null],
] as const;

/**
 * The subject of each picture, by host or path, once none is blank. Lazy ones are scrolled into view; a photo that fails to
 * load is removed, so that each look finds others.
 */
async function pictures(visitor: Visitor, path: string, tabName: string | null): Promise<string[]> {
  const { page } = visitor;
  await visitor.goto(path);
  if (tabName) await tab(page, tabName).click();
  const images = page.getByRole('main').locator('img');
  let shown: string[] = [];
  const blank = async () => {
    shown = await images.evaluateAll(look);
    return shown.filter((picture) => picture.endsWith(' blank'));
  };
  await expect.poll(blank, { message: `pictures of ${path} that show nothing` }).toEqual([]);
  return shown;
}

/** In the page. */
function look(images: Element[]): string[] {
  return (images as HTMLImageElement[]).map((image) => {
    const { host, pathname } = new URL(image.src);
    const isBlank = !image.complete || image.naturalWidth === 0;
    if (isBlank) image.scrollIntoView();
    return `${host === location.host ? pathname.replace(/[^/]+$/, '') : host}${isBlank ? ' blank' : ''}`;
  });
}

describe('with the picture hosts out of reach', () => {
  test.each(PAGES)('%s %s shows drawings, none blank', async (path, tabName) => {
    const visitor = await example.visitor({ pictures: 'offline' });
    const shown = await pictures(visitor, path, tabName);
    expect(shown.length).toBeGreaterThan(3);
    for (const picture of shown) expect(picture).toMatch(/^\/pictures\/(centers|spaces|people|logos)\/$/);
    expect(visitor.problems()).toEqual([]);
    await visitor.page.context().close();
  });
});

describe('with the picture hosts in reach', () => {
  test.each([
    ['/dashboard/brand', 'Center Matches', 'images.unsplash.com'],
    ['/dashboard/shopping-center/spaces', null, 'images.unsplash.com'],
    ['/dashboard/brand/team', 'Internal Team', 'api.dicebear.com'],
    ['/dashboard/broker/directory', null, 'api.dicebear.com'],
  ])('%s %s shows those of %s, over drawings that were there at once', async (path, tabName, host) => {
    const visitor = await example.visitor({ pictures: 'online' });
    const shown = await pictures(visitor, path, tabName);
    expect(shown).toContain(host);
    for (const picture of shown) expect(picture).not.toContain('blank');
    expect(visitor.problems()).toEqual([]);
    await visitor.page.context().close();
  });

  test('a photo is see-through until it has come', async () => {
    const { page, goto } = await example.visitor({ pictures: 'online' });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('https://images.unsplash.com/**', async (route) => {
      await held;
      await route.fallback();
    });
    await goto('/dashboard/shopping-center/spaces');
    const photo = page.locator('img[src*="unsplash"]').first();
    const opacity = () => photo.evaluate((image) => getComputedStyle(image).opacity);
    expect(await opacity()).toBe('0');
    release();
    await expect.poll(opacity).toBe('1');
  });
});

test('every drawing that the data names is shipped', async () => {
  const { page, goto } = await example.visitor();
  await goto('/login');
  const missing = await page.evaluate(`(async () => {
    const files = ['brokers', 'team-members', 'brand-overview', 'news', 'deals', 'users', 'centers', 'spaces', 'leads'];
    const modules = await Promise.all(files.map((file) => import('/src/data/' + file + '.ts')));
    const { slug, drawing } = await import('/src/lib/pictures.ts');
    const [brokers, members, overview, news, deals, users, centers, spaces, leads] = modules;
    const people = [
      ...[brokers.brokers, members.teamMembers, overview.teamContacts].flat().map(({ name }) => name),
      ...[news.brandNews, news.industryUpdates].flat().map(({ author }) => author),
      ...deals.deals.flatMap(({ contacts }) => contacts),
      ...['brand', 'shopping-center', 'broker'].map((role) => users.userOf(role).name),
    ];
    const paths = [
      ...people.map((name) => drawing('people', slug(name))),
      ...centers.representedCenters.map(({ id }) => drawing('centers', id)),
      ...leads.leads.filter(({ type }) => type === 'center').map(({ id }) => drawing('centers', id)),
      ...spaces.spaces.map(({ id }) => drawing('spaces', id)),
    ];
    const answers = await Promise.all([...new Set(paths)].map(async (path) => [path, (await fetch(path)).headers.get('content-type')]));
    return answers.filter(([, type]) => type !== 'image/svg+xml').map(([path]) => path);
  })()`);
  expect(missing).toEqual([]);
});
