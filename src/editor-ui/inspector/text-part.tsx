import type { TextPlace } from '../../protocol/api.ts';
import { useEditor } from '../context.tsx';
import type { NavItem } from '../store/nav-index.ts';
import { argChange, type EditablePart, partChange, withEdges } from '../text-parts.ts';
import { MessageText } from '../ui/message-text.tsx';
import { PlaceLink } from './place-link.tsx';
import { TextField } from './text-field.tsx';

interface TextPartProps extends EditablePart {
  item: NavItem;
  /** among the parts of the text */
  index: number;
  /** the prop whose text it is, instead of the element's content */
  attribute?: string;
  /** told the new words as they go into a change */
  typed?(words: string): void;
}

/** One part of a computed text: a field where it comes from one literal, else the reason why it cannot be edited. */
export function TextPartField({ item, index, part, literal, attribute, typed }: TextPartProps) {
  const { store } = useEditor();
  // a spread names nothing that the words are of
  const isNamed = part.expression !== null && !part.expression.startsWith('{...');
  if (literal) {
    return (
      <div className="space-y-1" data-part={index}>
        <TextField
          label={isNamed ? `Text of ${part.expression}` : (attribute ?? 'Text of the element')}
          text={literal.text.trim()}
          change={(words, before) => {
            const [old, now] = [withEdges(before, literal.text), withEdges(words, literal.text)];
            typed?.(now);
            return literal.arg
              ? argChange(literal.arg, now)
              : partChange(store.getState(), item, { index, part, attribute }, old, now);
          }}
        />
        <p className="flex min-w-0 items-center gap-1.5 text-ink-3 text-sm">
          {isNamed && <code className="min-w-0 truncate font-mono">{part.expression}</code>}
          <PlaceLink place={literal} />
        </p>
      </div>
    );
  }
  return (
    <div className="space-y-1">
      <p className="wrap-anywhere select-text rounded-md bg-sunken px-2 py-1.5 font-mono text-ink-2 text-sm">
        {part.expression}
      </p>
      <p className="wrap-anywhere text-ink-3 text-sm">
        <MessageText text={whyNot(part)} />
      </p>
      {part.sources.slice(0, MOST_PLACES).map((place) => (
        <p key={`${place.file} ${place.start}`} className="flex min-w-0 items-center gap-1.5 text-sm">
          <span className="min-w-0 flex-1 truncate">{place.text}</span>
          <PlaceLink place={place} />
        </p>
      ))}
    </div>
  );
}

/** Why a part cannot be edited in the inspector. */
export function whyNot({ sources, reasons }: EditablePart['part']): string {
  if (sources.length > 1) return `Its words ${whereAll(sources)}: which one is known only when the page runs.`;
  const [reason] = reasons;
  return `It cannot be edited here: ${reason ?? 'it is computed when the page runs'}.`;
}

const MOST_PLACES = 6;

/** Each line once: several texts may stand there. */
function whereAll(sources: readonly TextPlace[]): string {
  const names = [...new Set(sources.map(({ file, line }) => `\`${file}:${line}\``))];
  const more = names.length - MOST_PLACES;
  if (names.length === 1) return `are one of several texts at ${names[0]}`;
  return `may stand at ${more > 0 ? `${names.slice(0, MOST_PLACES).join(', ')} and ${more} more` : names.join(' or ')}`;
}
