import { useEffect, useState } from 'react';
import type { ApiError } from '../protocol/api.ts';
import { useEditor } from './context.tsx';

/** Our server's answer, or its reason for giving none; null until it has come. */
export type Answered<T> = { answer: T } | { error: ApiError } | null;

/**
 * Asks our server.
 * @param version another one asks anew; the old answer stays until the new one has come
 * @param how `askAt` for a path that is not under the canvas
 */
export function useAnswer<T>(path: string, version?: unknown, how: 'ask' | 'askAt' = 'ask'): Answered<T> {
  const editor = useEditor();
  const [answered, setAnswered] = useState<Answered<T>>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version asks anew
  useEffect(() => {
    const over = new AbortController();
    void editor[how]<T>(path, over.signal).then((result) => {
      if (over.signal.aborted) return;
      setAnswered(result.ok ? { answer: result.value } : { error: result.error });
    });
    return () => over.abort();
  }, [editor, path, version, how]);
  return answered;
}
