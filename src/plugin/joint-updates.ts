/**
 * Sends the hot updates of files that one edit wrote as one. Vite announces each file by itself: a page that got an element's
 * new file first would show it twice until it had the old one, or not at all the other way round.
 */

/** A file's share of an update. */
export interface UpdatePart {
  /** the dev server's */
  modules: readonly object[];
  /** Called right before the update with this timestamp is sent. */
  sends(timestamp: number): void;
}

interface Joint {
  awaited: Set<string>;
  parts: UpdatePart[];
}

export class JointUpdates {
  /** by file: the edits whose update it has not joined yet, oldest first */
  private readonly byFile = new Map<string, Joint[]>();

  /** @param files of one edit. Each must be reported to `arrived` afterwards, or the others get no update. */
  expect(files: readonly string[]): void {
    if (files.length < 2) return;
    const joint: Joint = { awaited: new Set(files), parts: [] };
    for (const file of files) this.byFile.set(file, [...(this.byFile.get(file) ?? []), joint]);
  }

  /**
   * @param part null when the pages need no update of this file
   * @returns the parts to send now: those of all files of the edit for its last one, none for the others
   */
  arrived(file: string, part: UpdatePart | null): readonly UpdatePart[] {
    const own = part ? [part] : [];
    const [joint, ...later] = this.byFile.get(file) ?? [];
    if (!joint) return own;
    if (later.length > 0) this.byFile.set(file, later);
    else this.byFile.delete(file);
    joint.awaited.delete(file);
    joint.parts.push(...own);
    return joint.awaited.size === 0 ? joint.parts : [];
  }
}
