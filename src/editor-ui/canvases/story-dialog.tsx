import { useState } from 'react';
import type { StoriesAnswer, StoryEntry } from '../../protocol/stories.ts';
import { useEditor } from '../context.tsx';
import { selectedItem, sourceOf } from '../store/store.ts';
import { SearchList } from '../swap/search-list.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useAnswer } from '../use-answer.ts';
import { showStory } from './show-story.ts';

interface Row {
  /** unique in the list: by it rows are found */
  name: string;
  story: StoryEntry;
}

/** All stories of the project, by their groups; those of the selected component come first. */
function StoryDialog() {
  const editor = useEditor();
  const answered = useAnswer<StoriesAnswer>('/stories');
  const [selected] = useState(() => {
    const state = editor.store.getState();
    return sourceOf(state, selectedItem(state))?.componentName ?? null;
  });
  const close = () => editor.store.setState({ overlay: 'none' });

  function show({ story }: Row): void {
    close();
    showStory(editor, story);
  }

  return (
    <Dialog open title="Show a story" onClose={close} className="w-110">
      {answered === null && <p className="px-5 pb-5 text-ink-3">Reading the stories…</p>}
      {answered && 'error' in answered && <p className="px-5 pb-5 text-ink-2">{answered.error.message}</p>}
      {answered && 'answer' in answered && (
        <SearchList
          label="Search stories"
          groups={groupsOf(answered.answer.stories, selected)}
          wordsOf={({ story }: Row) => `${story.title} ${story.name}`}
          empty="No story has these words."
          row={rowOf}
          onChoose={show}
        />
      )}
    </Dialog>
  );
}

function groupsOf(stories: readonly StoryEntry[], selected: string | null): { value: string; items: Row[] }[] {
  const isOwn = ({ component }: StoryEntry) => component !== null && component === selected;
  const inOrder = [...stories.filter(isOwn), ...stories.filter((one) => !isOwn(one))];
  const groups = new Map<string, Row[]>();
  for (const story of inOrder) {
    const rows = groups.get(story.title) ?? [];
    groups.set(story.title, [...rows, { name: `${story.name} ${story.file} ${story.exportName}`, story }]);
  }
  return [...groups].map(([title, items]) => ({ value: title.replaceAll('/', ' / '), items }));
}

function rowOf({ story }: Row) {
  return (
    <>
      <span className="flex-1 truncate">{story.name}</span>
      <span className="menu-note truncate">{story.file.split('/').at(-1)}</span>
    </>
  );
}

export default StoryDialog;
