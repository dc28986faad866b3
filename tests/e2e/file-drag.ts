/** Files dragged in from outside the browser, in the order of a browser's events. */
import type { Locator, Page } from 'playwright';

/** One pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface FileDrag {
  over(target: Locator, at?: { x: number; y: number }): Promise<void>;
  /** at the place that it is over */
  drop(): Promise<void>;
}

export async function dragFile(page: Page, name: string, bytes: Buffer = PNG): Promise<FileDrag> {
  const dataTransfer = await page.evaluateHandle(
    ([base64 = '', file = '']) => {
      const data = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([data], file));
      return transfer;
    },
    [bytes.toString('base64'), name],
  );
  await page.locator('body').dispatchEvent('dragenter', { dataTransfer });
  let last: { target: Locator; event: object } | null = null;
  return {
    async over(target, at) {
      const event = { dataTransfer, ...(at ? { clientX: at.x, clientY: at.y } : {}) };
      last = { target, event };
      await target.dispatchEvent('dragover', event);
    },
    async drop() {
      await last?.target.dispatchEvent('drop', last.event);
    },
  };
}
