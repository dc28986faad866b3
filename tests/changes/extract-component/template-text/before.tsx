export function Page({ first, last }: { first: string; last: string }) {
  return (
    <main>
      <p className={`name ${first ? 'known' : ''}`}>
        {`Dear
   ${first} ${last}`}
      </p>
    </main>
  );
}
