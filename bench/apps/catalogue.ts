/** The apps of `npm run apps`: how each is made from packages of the registry. */

export interface App {
  name: string;
  /** the generator's package and its arguments; `.` stands for the folder of the app */
  create: readonly string[];
  /** runs under Vite's own command without us */
  dev?: readonly string[];
  /** added to the packages that the template asks for */
  build?: { command: readonly string[]; output: string };
  add?: Readonly<Record<string, string>>;
  /** written over those of the template */
  files?: Readonly<Record<string, string>>;
  route?: string;
  /** a click that changes the page's state, and the text that shows it afterwards */
  state?: { press: string; shows: RegExp };
}

/** The generator of each major of Vite. */
const CREATE_VITE = { 5: '5.5.5', 6: '6.5.0', 7: '7.1.3', 8: '9.3.0' } as const;
type Major = keyof typeof CREATE_VITE;

function createVite(major: Major, template: string): App {
  const quiet = major === 8 ? ['--no-interactive'] : [];
  return {
    name: `create-vite ${template}, Vite ${major}`,
    create: [`create-vite@${CREATE_VITE[major]}`, '.', '--template', template, ...quiet],
    state: { press: 'button', shows: /count is 1/i },
  };
}

const MAJORS = [5, 6, 7, 8] as const;

export const APPS: readonly App[] = [
  ...MAJORS.flatMap((major) => ['react-ts', 'react', 'react-swc-ts'].map((template) => createVite(major, template))),
  createVite(8, 'react-compiler-ts'),
];
