/** The app's pages, as its router or its files name them: `GET …/canvases/{id}/pages`. */

export interface AppPage {
  /**
   * Address pattern, whatever the router's own notation is: `/listings/:id`, `:id?` for a part that may be missing, a last
   * `*` for any rest.
   */
  path: string;
  /** of its component; null where one route stands for several pages, or the component has no name of its own */
  name: string | null;
  /** file with its route; of a file router, the page's own file */
  file: string;
  /** path of the routes around it, with which the address of a new page beside it begins */
  base: string;
}

/** A router's component for links between the app's pages. */
export interface RouterLink {
  name: string;
  /** its module: WRAP_DIV `importFrom` */
  importFrom: string;
  /** with the address */
  prop: string;
}

export interface PagesAnswer {
  /** where the pages were read; `files`: no router was found, so they are the files of a pages folder */
  router: 'react-router' | 'tanstack-router' | 'files' | 'none';
  /** in the order of the source, each path once */
  pages: AppPage[];
  /** prefix of all paths, as React Router's `basename`; null if it is computed: then the start page's path is a good guess */
  basename: string | null;
  /** paths are in the address's hash */
  isHash: boolean;
  /** places of routes that only the running app knows, as `src/App.tsx:12` */
  unread: string[];
  /** null where links are plain `<a>` */
  link: RouterLink | null;
}
