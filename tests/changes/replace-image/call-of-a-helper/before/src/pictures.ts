export const drawing = (folder: string, id: string) => `${import.meta.env.BASE_URL}pictures/${folder}/${id}.svg`;
