/** Where pictures come from. Each remote address has a drawing of ours in `public/pictures` to stand in for it. */

type Folder = 'centers' | 'spaces' | 'people' | 'logos';

/** A photo of the stock-photo host, cropped to card size. */
export const photo = (id: string): string =>
  `https://images.unsplash.com/photo-${id}?auto=format&fit=crop&w=800&h=450&q=75`;

/** A portrait of the avatar generator; the same seed always gives the same face. */
export const avatar = (name: string): string =>
  `https://api.dicebear.com/9.x/notionists-neutral/svg?seed=${encodeURIComponent(name)}`;

/** 'Marlow & Finch' -> 'marlow-finch'. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** One of the drawings shipped with the app. */
export const drawing = (folder: Folder, id: string): string =>
  `${import.meta.env.BASE_URL}pictures/${folder}/${id}.svg`;
