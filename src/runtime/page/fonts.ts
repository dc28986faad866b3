/**
 * Fonts for a list in the editor: the families that the page can show, and a picture of each name in its own face. A picture,
 * because the editor is another origin: it could load none of the page's fonts, and knows none that a script made.
 */
import type { Dom, Parent } from '../parts.ts';

/** CSS pixels */
const FONT_SIZE = 15;
const HEIGHT = 22;
const WIDEST = 200;
/** Families in one answer. */
const MOST = 200;
/** Words that are no names of families: they stand without quotes. */
const GENERIC =
  /^(?:serif|sans-serif|monospace|cursive|fantasy|math|system-ui|ui-(?:serif|sans-serif|monospace|rounded))$/;

type Pen = CanvasRenderingContext2D;
type Deps = Dom & Pick<Parent, 'post'>;

/**
 * Sends PAGE_FONTS at once, and again with the picture of each face that had to be loaded for it.
 * @param names families that style sheets of the project name; only those on this computer are answered
 */
export function postFonts({ document, window, post }: Deps, names: readonly string[]): void {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return;
  const faces = new Set([...document.fonts].map(({ family }) => plain(family)).slice(0, MOST));
  const others = names.slice(0, MOST).filter((name) => !faces.has(name) && isThere(pen, name));
  const picture = (name: string) => draw(pen, name, window.devicePixelRatio);
  post({
    id: 'PAGE_FONTS',
    faces: Object.fromEntries([...faces].map((name) => [name, ''])),
    local: Object.fromEntries(others.map((name) => [name, picture(name)])),
  });
  for (const name of faces) {
    const tell = (shown: string) => post({ id: 'PAGE_FONTS', faces: { [name]: shown }, local: {} });
    document.fonts.load(fontOf(name), name).then(
      () => tell(picture(name)),
      () => tell('none'),
    );
  }
}

/** A face tells its family as it is written, in quotes or without. */
const plain = (family: string): string => family.replace(/^(["'])(.*)\1$/, '$2');

const fontOf = (name: string, fallback = '', size = FONT_SIZE): string =>
  `${size}px ${GENERIC.test(name) ? name : `"${name.replace(/["\\]/g, '\\$&')}"`}${fallback && `, ${fallback}`}`;

/** A family that is missing is as wide as each of its fallbacks. */
function isThere(pen: Pen, name: string): boolean {
  if (GENERIC.test(name)) return !name.startsWith('ui-');
  const width = (font: string) => {
    pen.font = font;
    return pen.measureText('mmMWlli10@').width;
  };
  return ['monospace', 'serif'].some((one) => width(fontOf(name, one, 72)) !== width(`72px ${one}`));
}

/** The name as a PNG, black on nothing. */
function draw(pen: Pen, name: string, scale: number): string {
  const { canvas } = pen;
  const font = fontOf(name, 'sans-serif');
  pen.font = font;
  canvas.width = Math.ceil(Math.min(pen.measureText(name).width + 2, WIDEST) * scale);
  canvas.height = HEIGHT * scale;
  pen.scale(scale, scale);
  pen.font = font;
  pen.textBaseline = 'middle';
  pen.fillText(name, 1, HEIGHT / 2);
  return canvas.toDataURL();
}
