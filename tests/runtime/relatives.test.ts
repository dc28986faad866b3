/** Elements around and before the selected ones, whose states their styles can hang on. */
import { beforeEach, describe, expect, it } from 'vitest';
import { postProcessedRules } from '../../src/runtime/css/processed-rules.ts';
import { Teardown } from '../../src/runtime/guard.ts';
import { PseudoStates } from '../../src/runtime/pseudo-states.ts';

// the sheets of the page do not matter: the classes are Tailwind's own
const sheets = { owns: () => true, set: () => undefined };
const page = { resolve: (key: string) => [...document.querySelectorAll(key)] };
const react = { elementsOfKey: () => [] };

beforeEach(() => {
  document.body.innerHTML = `
    <div class="group" id="a"><div class="group/x" id="b">
      <input class="peer" id="one"><b id="first"></b><input class="peer" id="two"><b id="second"></b>
    </div></div>
    <div class="group" id="c"><b id="third"></b></div>`;
});

describe('a forced state of another element', () => {
  const marked = (modifier: string, selected: string): string[] => {
    const states = new PseudoStates({ document, sheets, page, react, teardown: new Teardown() } as never);
    states.set([modifier], selected);
    const ids = [...document.querySelectorAll('[class*="tempo-force-"]')].map(({ id }) => id);
    states.clear();
    return ids;
  };

  it('is that of the peers before the selected one, not of those behind it', () => {
    expect(marked('peer-checked', '#first')).toEqual(['one']);
    expect(marked('peer-checked', '#second')).toEqual(['one', 'two']);
    expect(marked('peer-checked', '#one')).toEqual([]);
  });

  it('is that of the nearest element around', () => {
    expect(marked('group-hover', '#first')).toEqual(['a']);
    expect(marked('group-hover/x', '#first')).toEqual(['b']);
  });
});

describe('the elements whose states can be edited under', () => {
  const told = (key: string, multiKeys: string[] = []): unknown => {
    let relatives: unknown;
    const post = (message: { relatives?: unknown }) => {
      relatives = message.relatives;
    };
    const project = { element: () => null };
    const deps = { document, window, sheets, project, post, selection: { multiKeys }, styles: { part: null } };
    postProcessedRules({ ...deps, page: { ...page, codebaseIdOf: () => null } } as never, {}, key);
    return (relatives as { kind: string; className: string }[]).map(({ kind, className }) => `${kind} ${className}`);
  };

  it('are those of the selected one', () => {
    expect(told('#second')).toEqual(['group group/x', 'group group', 'peer peer']);
    expect(told('#third', [])).toEqual(['group group']);
  });

  it('are with several selected those that all of them have', () => {
    expect(told('#second', ['#first', '#second'])).toEqual(['group group/x', 'group group', 'peer peer']);
    expect(told('#second', ['#third', '#second'])).toEqual(['group group']);
    expect(told('#second', ['#one', '#second'])).toEqual(['group group/x', 'group group']);
    // of an earlier selection
    expect(told('#second', ['#third', '#first'])).toEqual(['group group/x', 'group group', 'peer peer']);
  });
});
