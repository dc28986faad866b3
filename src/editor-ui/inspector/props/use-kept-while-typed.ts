import { useState } from 'react';

interface Kept<T> {
  shown: T;
  /** for an element around the fields */
  around: {
    onInput(): void;
    onBlur(): void;
    onKeyDown(event: { key: string }): void;
  };
}

/** Keeps the shown control from the first typed letter until Enter, Escape or blur: another control would drop the text. */
export function useKeptWhileTyped<T>(newest: T): Kept<T> {
  const [isTyped, setTyped] = useState(false);
  const [shown, setShown] = useState(newest);
  if (!isTyped && shown !== newest) setShown(newest);
  return {
    shown: isTyped ? shown : newest,
    around: {
      onInput: () => setTyped(true),
      onBlur: () => setTyped(false),
      onKeyDown: ({ key }) => (key === 'Enter' || key === 'Escape') && setTyped(false),
    },
  };
}
