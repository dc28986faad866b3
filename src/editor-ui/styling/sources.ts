/** The server's answers about styles: the project's design system, and the rules of the style sheets that the app loads. */
import type { DesignSystemAnswer } from '../../protocol/design-system.ts';
import { CSS_RULES_PATH, type CssRulesAnswer } from '../../protocol/style-rules.ts';
import type { ProjectApi } from '../api/project.ts';
import { pageContextOf, type StylingStore } from './store.ts';

interface SourcesParts extends Pick<ProjectApi, 'ask'> {
  styling: StylingStore;
  /** called when themes or breakpoints may have changed */
  onContext(): void;
  /** called when the places of rules may have changed */
  onRules(): void;
}

export type Sources = ReturnType<typeof createSources>;

export function createSources({ ask, styling, onContext, onRules }: SourcesParts) {
  /** the question about scales, once it was asked */
  let scales: Promise<void> | null = null;
  let isRead = false;
  let page = 0;

  async function readDesign(query: string): Promise<void> {
    const design = await ask<DesignSystemAnswer>(`/designSystem${query}`);
    if (!design.ok) return;
    // an answer without scales may come after the one that brought them
    const found = query === '' || scales === null ? design.value.scales : (styling.getState().design?.scales ?? {});
    styling.setState({ design: { ...design.value, scales: found } });
    onContext();
  }

  const readRules = oneAtATime(async () => {
    const css = await ask<CssRulesAnswer>(`/${CSS_RULES_PATH}`);
    if (!css.ok) return;
    const before = pageContextOf(styling.getState());
    styling.setState({ css: css.value });
    if (JSON.stringify(pageContextOf(styling.getState())) !== JSON.stringify(before)) onContext();
    onRules();
  });

  const read = oneAtATime(async () => {
    const asked = page;
    scales = null;
    await Promise.all([readDesign('?scales=0'), readRules()]);
    if (isRead || asked !== page) return;
    isRead = true;
    onRules();
  });

  return {
    /** Asks for everything. */
    read,
    readRules,
    /** Asks for the steps of the theme's scales. Slow, so only when the user opens a list of them. */
    askScales(): Promise<void> {
      scales ??= readDesign('');
      return scales;
    },
    /** Resolves when no request is pending. */
    async settled(): Promise<void> {
      await Promise.all([read.settled(), readRules.settled()]);
    },
    /** Answers for the page before do not count for the new one. */
    newPage(): void {
      page++;
      isRead = false;
    },
    /** The server has answered about this page, or failed to. */
    get isRead(): boolean {
      return isRead;
    },
  };
}

interface Task {
  (): Promise<void>;
  settled(): Promise<void>;
}

/** Runs `task` once more after the run under way, however often it is asked for meanwhile. */
function oneAtATime(task: () => Promise<void>): Task {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const run = (): Promise<void> => {
    running = task().finally(() => {
      running = null;
    });
    return running;
  };
  const start = (): Promise<void> => {
    if (!running) return run();
    next ??= running.then(() => {
      next = null;
      return run();
    });
    return next;
  };
  return Object.assign(start, { settled: () => next ?? running ?? Promise.resolve() });
}
