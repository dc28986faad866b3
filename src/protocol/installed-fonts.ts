/** Fonts that the project has installed as packages of Fontsource. A family shows only where one of its style sheets is imported. */
export interface InstalledFont {
  /** `@fontsource-variable/geist` */
  packageName: string;
  /** as its style sheet names it: `Geist Variable` */
  family: string;
}

/** `GET …/canvases/{canvasId}/fonts` */
export interface FontsAnswer {
  /** by name */
  installed: InstalledFont[];
}
