/** Where an edit of a style in code goes. */
import type { CssContext, CssEnvironment } from '../css/context.ts';
import type { Target } from '../jsx/find-element.ts';
import type { Project } from '../mutation.ts';
import type { CodeStyle } from '../styling/code-styles.ts';

export interface CodeEditTarget {
  target: Target;
  project: Project;
  style: CodeStyle;
  context: CssContext;
  env: CssEnvironment;
  /** elements beside this one keep their look */
  only: boolean;
  /** of the frame that the user looks at, in CSS pixels; null where it does not matter */
  width: number | null;
}
