const html = `<b class="text-brand">a</b>`;
export function App() {
  return <main data-state="open" className="data-[state=open]:bg-brand [&_[data-x='y']]:bg-brand group-hover/brand:bg-brand/50 -brand my-brand" title={'a\nbg-brand'} dangerouslySetInnerHTML={{ __html: html }} />;
}
