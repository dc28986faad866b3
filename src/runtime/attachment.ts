/**
 * One attached editor, from `init` until its port closes. Starts the parts of the runtime, tells them in the right order when the
 * page changes, and ends them all.
 */
import { buildParts, type Surroundings } from './build-parts.ts';
import type { FrameParts } from './functions.ts';
import { guarded, Teardown } from './guard.ts';
import type { Refreshable } from './hot-reload.ts';
import type { InputGate } from './input-gate.ts';
import { log } from './log.ts';
import { ChangeWatch } from './page/change-watch.ts';
import { flagStyles } from './page/flags.ts';
import { HIDDEN_CLASS } from './page/own-nodes.ts';

export class Attachment implements Refreshable {
  readonly parts: FrameParts;
  private readonly isEditor: boolean;
  private readonly teardown = new Teardown();

  constructor({ gate, ...surroundings }: Surroundings & { gate: InputGate }) {
    const { teardown } = this;
    const { window, react, hotReload, post, isEditor = false } = surroundings;
    const parts = buildParts(surroundings, teardown);
    this.parts = parts;
    this.isEditor = isEditor;
    parts.sheets.set('flags', flagStyles(parts.flags));
    parts.sheets.set('hidden', `.${HIDDEN_CLASS}.${HIDDEN_CLASS} { display: none !important; }`);
    const changes = new ChangeWatch({ ...parts, teardown });
    teardown.add(
      gate.attach((event) => {
        parts.styles.input(event);
        parts.tools.handle(event);
      }),
    );
    teardown.add(hotReload.attach(this));
    if (isEditor) {
      // A page that the browser keeps in its back/forward cache may come back.
      teardown.listen<PageTransitionEvent>(window, 'pagehide', ({ persisted }) => {
        if (!persisted) post({ id: 'PAGE_LEFT' });
      });
    }
    const committed = guarded('commit', () => this.committed());
    teardown.add(react.onCommit(committed));
    teardown.add(() => changes.stop());
    log.debug('attached');
  }

  /** React has committed. */
  private committed(): void {
    const { hotReload, backdrop, pseudoStates, instant, errors, reports, pageChanged } = this.parts;
    hotReload.committed();
    backdrop.look();
    pseudoStates.committed();
    instant.reassert();
    errors.committed();
    reports.address();
    pageChanged();
  }

  beforeRefresh(): void {
    this.parts.instant.beforeRefresh();
  }

  afterRefresh(): void {
    const { pseudoStates, theme, instant, tools, selection, errors, backdrop, styles, pageChanged } = this.parts;
    // First, so that instant updates compare the page with the styles that it will have.
    pseudoStates.refresh();
    theme.refresh();
    instant.afterRefresh();
    tools.pageRefreshed();
    selection.refind();
    tools.lookAgain();
    errors.refreshed();
    backdrop.look();
    styles.changed(true);
    pageChanged();
  }

  stylesUpdated(): void {
    const { pseudoStates, theme, instant, backdrop, outlines, styles } = this.parts;
    theme.refresh();
    pseudoStates.refresh();
    instant.stylesUpdated();
    backdrop.look();
    styles.changed(true);
    outlines.update();
  }

  revisionsCommitted(): void {
    this.parts.instant.revisionsCommitted();
    if (this.isEditor) this.parts.navTree.revisionsCommitted();
  }

  holdRefresh(): Promise<void> | null {
    return this.parts.instant.holdRefresh();
  }

  stop(): void {
    this.teardown.run();
    log.debug('detached');
  }
}
