/** Apps that nobody here wrote: their makers' own code, every route of it. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { comparisonOf, itChangesOnlyTheClass, itDoesNotNotice, sharedChromium } from './comparison.ts';
import { generateRouterTemplate, openRoutes } from './router-template.ts';
import { withReact18 } from './served-app.ts';
import { copyStories, openStories, recordSources } from './stories-app.ts';

const chromium = sharedChromium();

describe.each(['React 19', 'React 18'])("the stories of react-admin's core on %s", (react) => {
  const comparison = comparisonOf(chromium, {
    copy: copyStories,
    open: openStories,
    config: async () => (react === 'React 18' ? withReact18() : { plugins: [recordSources()] }),
  });

  itDoesNotNotice(comparison, { html: ['War and Peace'], log: 'form/Form#Basic mount' });

  it('changes nothing but the class while an editor is attached', () => {
    expect(comparison().tagged.count).toBeGreaterThan(300);
    expect(comparison().tagged.changedByEditor).toEqual([]);
  });

  it('finds the source of every element', async () => {
    const { app, plain, tagged } = comparison();
    const lookups = await app.lookups();
    const wrong: object[] = [];
    let found = 0;
    for (const [story, sources] of Object.entries(plain.sources)) {
      const ids = tagged.ids[story] ?? [];
      expect(ids.length).toBe(sources.length);
      sources.forEach((source, i) => {
        if (source === null) return;
        found += 1;
        const entry = lookups[ids[i] ?? ''];
        const place = entry && [entry.filename, entry.line, entry.column].join(':');
        if (place !== relative(app.root, source)) wrong.push({ story, i, place, source });
      });
    }
    expect(wrong).toEqual([]);
    expect(found).toBeGreaterThan(1000);
  });
});

describe("the template of TanStack Router's generator", () => {
  let root: string;
  const comparison = comparisonOf(chromium, {
    copy: async () => {
      root = await generateRouterTemplate();
      return root;
    },
    open: (browser, url, script) => openRoutes(browser, url, script, root),
    stack: 'vite-6',
    config: async () => ({ configFile: join(root, 'vite.config.ts') }),
  });

  itDoesNotNotice(comparison, { html: ['Welcome Home!', 'About</h3>', 'Not Found'] });
  itChangesOnlyTheClass(comparison, 5);

  it('finds the source of every element of every route', async () => {
    const { app, tagged } = comparison();
    const lookups = await app.lookups();
    const sources = Object.entries(tagged.found).map(([route, elements]) => [
      route,
      elements.map(({ tag, id }) => {
        const { filename = 'nowhere', line = 1, column = 0 } = lookups[id] ?? {};
        const text = readFileSync(join(root, filename), 'utf8').split('\n')[line - 1] ?? '';
        return `${tag} ${filename} ${text.slice(column)}`;
      }),
    ]);
    const frame = (...page: string[]) => [
      'div src/routes/__root.tsx <div className="p-2 flex gap-2 text-lg">',
      'a src/routes/__root.tsx <Link',
      'a src/routes/__root.tsx <Link',
      'hr src/routes/__root.tsx <hr />',
      ...page,
      'div src/routes/__root.tsx <TanStackRouterDevtools position="bottom-right" />',
    ];
    const box = (file: string) => `div src/routes/${file} <div className="p-2">`;
    expect(Object.fromEntries(sources)).toEqual({
      '/': frame(box('index.tsx'), 'h3 src/routes/index.tsx <h3>Welcome Home!</h3>'),
      '/about': frame(box('about.tsx'), 'h3 src/routes/about.tsx <h3>About</h3>'),
      '/nowhere': frame('p src/routes/__root.tsx <Outlet />'),
    });
  });
});
