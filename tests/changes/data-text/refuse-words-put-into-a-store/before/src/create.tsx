import { useNotes } from './notes';
export const Create = () => {
  const { add } = useNotes();
  return <button onClick={() => add({ title: 'Page Created' })}>Create</button>;
};
