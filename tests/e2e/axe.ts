/** axe on the editor's own page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  impact: string;
  nodes: { html: string; failureSummary: string }[];
}

/**
 * Serious and critical findings in the editor's own page (the app in the frame is not ours).
 * @param within selector of the part to look at; without it all of the page
 */
export async function axeFindings(page: Page, within = 'html'): Promise<string[]> {
  await page.evaluate(AXE);
  await page.locator('[data-starting-style]').first().waitFor({ state: 'detached' });
  // half faded in, everything has too little contrast
  await page.evaluate(async () => {
    const finite = document.getAnimations().filter((a) => a.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(finite.map((animation) => animation.finished));
  });
  const found = await page.evaluate(async (include) => {
    const axe = (
      window as unknown as { axe: { run(context: object, options: object): Promise<{ violations: Finding[] }> } }
    ).axe;
    // the library's guards at the edges of a menu are hidden, and take the focus only to hand it on
    const exclude = [['iframe'], ['[data-base-ui-focus-guard]']];
    const { violations } = await axe.run({ include, exclude }, { iframes: false });
    return violations;
  }, within);
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html}\n${node.failureSummary}`).join('\n')}`);
}
