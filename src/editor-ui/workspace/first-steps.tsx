import { Check, X } from 'lucide-react';
import { memo, useEffect } from 'react';
import { useEditor, useEditorState } from '../context.tsx';
import { type FirstStep, nextStep, STEPS } from '../first-steps.ts';
import { changeSettings } from '../settings.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Keys } from '../ui/kbd.tsx';

/** The first minute: one step at a time, each done by doing it. Nothing waits for it, and it can be put away. */
const FirstSteps = memo(function FirstSteps() {
  const { store } = useEditor();
  const welcomed = useEditorState((state) => state.settings.welcomed);
  const done = useEditorState((state) => state.stepsDone);
  useEffect(
    () =>
      store.subscribe((state) => {
        const next = nextStep(state);
        if (next?.isDone(state)) store.setState({ stepsDone: [...state.stepsDone, next.id] });
      }),
    [store],
  );
  if (welcomed) return null;
  const step = STEPS.find(({ id }) => !done.includes(id)) ?? null;
  const close = () => changeSettings(store, { welcomed: true });
  return (
    <aside
      aria-label="First steps"
      className="m-2 flex-none rounded-lg border border-accent-line bg-accent-soft p-2.5 text-accent-ink"
    >
      <div className="flex items-center gap-1.5">
        <p className="flex-1 font-semibold">{step ? 'First steps' : 'That is all it takes'}</p>
        <Dots done={done.length} />
        <IconButton icon={X} label="Hide the first steps" className="-my-1 size-6!" onClick={close} />
      </div>
      <div aria-live="polite" className="mt-0.5 text-ink">
        {step ? <Step step={step} /> : <p>Everything you did stands in your files. ? shows all keys.</p>}
      </div>
    </aside>
  );
});

function Step({ step: { text, keys } }: { step: FirstStep }) {
  return (
    <p className="flex items-baseline gap-2">
      <span className="flex-1">{text}</span>
      {keys && <Keys binding={keys} className="text-ink-2" />}
    </p>
  );
}

function Dots({ done }: { done: number }) {
  return (
    <span className="flex items-center gap-1">
      {STEPS.map(({ id }, i) =>
        i < done ? (
          <Check key={id} size={10} strokeWidth={3} aria-hidden="true" />
        ) : (
          <span key={id} className="size-1.5 rounded-full bg-accent-line" />
        ),
      )}
      <span className="sr-only">
        {done} of {STEPS.length} done
      </span>
    </span>
  );
}

export default FirstSteps;
