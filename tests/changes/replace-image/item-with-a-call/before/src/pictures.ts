type Folder = 'logos' | 'people';

export const drawing = (folder: Folder, id: string): string =>
  `${import.meta.env.BASE_URL}pictures/${folder}/${id}.svg`;
