import { useNotes } from './notes';
import { Note } from './note';
export const App = () => {
  const { notes } = useNotes();
  return (
    <ul>
      {notes.map((note) => (
        <Note key={note.id} note={note} />
      ))}
    </ul>
  );
};
