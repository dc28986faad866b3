/** Public applications that a person has tried: started as they are, then everyday edits in the editor, undone to the same bytes. */
export interface Tried {
  /** on GitHub */
  name: string;
  setup: string;
  /** of the edits that were tried */
  right: number;
  refused: number;
  note: string;
}

export const BY_HAND: readonly Tried[] = [
  {
    name: 'Kiranism/react-shadcn-dashboard-starter',
    setup: 'Vite 5, plugin-react-swc 3, React 18, shadcn/ui, TanStack Query',
    right: 16,
    refused: 2,
    note: '',
  },
  {
    name: 'ionic-team/ionic-react-conference-app',
    setup: 'Vite 6, React 19, Ionic 8, Sass',
    right: 20,
    refused: 1,
    note: 'A click on an image that lets the pointer through selected the element around it; mended.',
  },
  {
    name: 'marmelab/atomic-crm',
    setup: 'Vite 7, React 19, react-admin, shadcn/ui; started with its config of the demo',
    right: 6,
    refused: 1,
    note: 'No more edits fitted into the time.',
  },
];
