import { lazy, Suspense } from 'react';
import { lackOf } from '../../protocol/component-page.ts';
import { useFrameOf } from '../context.tsx';

const ComponentTrouble = lazy(() => import('../canvases/component-trouble.tsx'));
const PageError = lazy(() => import('./page-error.tsx'));

/** Covers a page that threw while rendering. */
export function BrokenPage({ id }: { id: string }) {
  const isBlank = useFrameOf(id, (frame) => frame.isBlank);
  const { status, description } = useFrameOf(id, (frame) => frame.hydration);
  const component = useFrameOf(id, (frame) => frame.component);
  if (status !== 'other_error') return null;
  // its page shows the error itself
  const isAlone = component && !isBlank && lackOf(description) !== null;
  return <Suspense>{isAlone ? <ComponentTrouble id={id} component={component} /> : <PageError id={id} />}</Suspense>;
}
