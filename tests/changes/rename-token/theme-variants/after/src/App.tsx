const html = `<b class="text-accent">a</b>`;
export function App() {
  return <main data-state="open" className="data-[state=open]:bg-accent [&_[data-x='y']]:bg-accent group-hover/brand:bg-accent/50 -brand my-brand" title={'a\nbg-accent'} dangerouslySetInnerHTML={{ __html: html }} />;
}
