import { create } from 'zustand';
interface Note {
  id: string;
  title: string;
}
interface Notes {
  notes: Note[];
  add: (note: Omit<Note, 'id'>) => void;
}
export const useNotes = create<Notes>((set) => ({
  notes: [],
  add: (note) => set((state) => ({ notes: [...state.notes, { id: 'a', ...note }] })),
}));
