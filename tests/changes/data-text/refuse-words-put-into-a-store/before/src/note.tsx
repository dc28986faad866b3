export const Note = ({ note: { title } }: { note: { title: string } }) => <li>{title}</li>;
