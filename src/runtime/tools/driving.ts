/** Drive mode: the page belongs to the app; no outline, no selection, input goes where it always went. */
import type { Tool } from './tool.ts';

export class Driving implements Tool {
  readonly name = 'driving';
  cancel(): void {}
  interrupt(): void {}
}
