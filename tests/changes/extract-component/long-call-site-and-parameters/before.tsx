export function Page({ firstName, lastName, address, birthday }: Record<'firstName' | 'lastName' | 'address' | 'birthday', string>) {
  const isKnown = firstName.length > 0;
  return (
    <main>
      <dl hidden={!isKnown}>
        <dt>{firstName}</dt>
        <dd>
          {lastName} {address} {birthday}
        </dd>
      </dl>
    </main>
  );
}
