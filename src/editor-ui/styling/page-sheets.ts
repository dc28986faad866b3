/** Asks the server about style sheets and design system when the page may have others: a new page, new files, a new text of a sheet. */
import type { CommittedRevisions } from '../../protocol/revisions.ts';
import type { EditorState, FrameState } from '../store/state.ts';
import { activeFrame, type EditorStore } from '../store/store.ts';
import type { Sources } from './sources.ts';
import type { StylingStore } from './store.ts';

/** How often a Tailwind that is not found is looked for again, as the page grows. */
const MOST_ATTEMPTS = 5;
const STYLE_FILE = /\.(?:css|scss|sass|less|pcss)$|(?:^|\/)tailwind\.config\./;

interface Parts {
  store: EditorStore;
  styling: StylingStore;
  sources: Sources;
  /** the sheets known so far are those of the page before */
  onNewPage(): void;
  onNewSheets(): void;
}

export class PageSheets {
  private readonly parts: Parts;
  /** the visit of the page that the server was asked about */
  private readVisit = 0;
  private attempts = 0;
  /** the app got files, perhaps style sheets too, which the page has once it shows them */
  private hasNewFiles = false;

  constructor(parts: Parts) {
    this.parts = parts;
    this.readPage(activeFrame(parts.store.getState()));
  }

  follow(state: EditorState, before: EditorState): void {
    const [now, last] = [activeFrame(state), activeFrame(before)];
    this.hasNewFiles ||= state.elements !== before.elements;
    if (!this.readPage(now) && now.tree !== last.tree) this.readGrown();
    if (now.committed !== last.committed && now.id === last.id) this.readSheets(now.committed, last.committed);
  }

  /** With the first tree of a page its style sheets are there. @returns true for a new page */
  private readPage({ visit, tree }: FrameState): boolean {
    if (visit === this.readVisit || tree.items.size === 0) return false;
    this.readVisit = visit;
    this.attempts = 0;
    this.hasNewFiles = false;
    this.parts.sources.newPage();
    this.parts.onNewPage();
    void this.parts.sources.read();
    return true;
  }

  /** The page has grown: it may have loaded a style sheet, or the one that names the project's Tailwind. */
  private readGrown(): void {
    const { styling, sources } = this.parts;
    if (styling.getState().design?.problem && this.attempts < MOST_ATTEMPTS) {
      this.attempts++;
      void sources.read();
    } else if (this.hasNewFiles) void sources.readRules();
    this.hasNewFiles = false;
  }

  private readSheets({ files }: CommittedRevisions, before: CommittedRevisions): void {
    const isNew = ([file, revision]: [string, number]) => STYLE_FILE.test(file) && before.files[file] !== revision;
    if (!Object.entries(files).some(isNew)) return;
    this.parts.onNewSheets();
    void this.parts.sources.read();
  }
}
