/** Apps that nobody here wrote: their makers' own code, every route of it. */
import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { comparisonOf, itDoesNotNotice, sharedChromium } from './comparison.ts';
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
