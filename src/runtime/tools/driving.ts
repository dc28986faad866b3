/** Drive mode: the app gets all input; no outlines, no selection. */
import type { Tool } from './tool.ts';

export class Driving implements Tool {
  readonly name = 'driving';
  cancel(): void {}
  interrupt(): void {}
}
