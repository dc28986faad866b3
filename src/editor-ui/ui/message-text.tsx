import { Fragment } from 'react';

/** One of our sentences, with the parts between backticks set as code. */
export function MessageText({ text }: { text: string }) {
  return text.split('`').map((part, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence never change places
      <code key={i} className="rounded-sm bg-sunken px-1 font-mono text-sm">
        {part}
      </code>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence never change places
      <Fragment key={i}>{part}</Fragment>
    ),
  );
}
