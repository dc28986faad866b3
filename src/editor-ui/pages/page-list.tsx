import { useState } from 'react';
import type { AppPage, PagesAnswer } from '../../protocol/pages.ts';
import { useEditor, useFrame } from '../context.tsx';
import { PlaceLink } from '../inspector/place-link.tsx';
import { MessageText } from '../ui/message-text.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { addressIn, hrefOf } from './app-address.ts';
import { pagesCalled } from './page-names.ts';
import { PageRow } from './page-row.tsx';
import { pageAt, seenValues } from './pattern.ts';
import { usePages } from './use-pages.ts';

/** So many pages are seen at a glance. */
const SEARCHED_FROM = 11;

function PageList() {
  const state = usePages();
  if (state === null) return <p className="px-3 pb-2 text-ink-3">Reading the routes…</p>;
  if ('error' in state) {
    return (
      <p className="px-3 pb-2 text-ink-2">
        <MessageText text={state.error.message} />
      </p>
    );
  }
  return <Pages answer={state.answer} />;
}

function Pages({ answer }: { answer: PagesAnswer }) {
  const editor = useEditor();
  const { appUrl } = editor.session;
  const [query, setQuery] = useState('');
  const href = useFrame((frame) => frame.href);
  const visited = useFrame((frame) => frame.visits.hrefs);
  const address = addressIn(href, answer, appUrl);
  const shown = address === null ? null : pageAt(answer.pages, address);
  const searched = answer.pages.length >= SEARCHED_FROM;
  const pages = searched ? pagesCalled(answer.pages, query) : answer.pages;
  const seen = (page: AppPage) =>
    seenValues(
      page.path,
      visited
        .flatMap((each) => addressIn(each, answer, appUrl) ?? [])
        .filter((each) => pageAt(answer.pages, each) === page),
    );
  return (
    <>
      {searched && <SearchField aria-label="Search pages" query={query} onQuery={setQuery} clears />}
      <ul className="min-h-0 flex-1 overflow-y-auto pb-1.5" aria-label="Pages of the app">
        {pages.map((page) => (
          <PageRow
            key={page.path}
            page={page}
            isShown={page === shown}
            seen={seen(page)}
            onOpen={(to) => editor.navigate(hrefOf(to, answer, appUrl))}
          />
        ))}
      </ul>
      {pages.length === 0 && searched && <p className="px-3 pb-2 text-ink-3">No page is called “{query.trim()}”.</p>}
      <Remark answer={answer} />
    </>
  );
}

/** Explains which pages the list lacks. */
function Remark({ answer: { router, unread } }: { answer: PagesAnswer }) {
  const [first] = unread;
  if (router !== 'none' && router !== 'files' && first === undefined) return null;
  const [, file = '', line = ''] = /^(.*):(\d+)$/.exec(first ?? '') ?? [];
  return (
    <p className="flex-none px-3 pb-2 text-ink-3 text-sm">
      {router === 'none' && 'The pages of React Router, of TanStack Router or of a folder src/pages show here.'}
      {router === 'files' && 'No router was found, so these are the files of the pages folder.'}
      {first !== undefined && (
        <>
          Routes that the running app puts together are not listed: <PlaceLink place={{ file, line: Number(line) }} />
          {unread.length > 1 && ` and ${unread.length - 1} more`}
        </>
      )}
    </p>
  );
}

export default PageList;
