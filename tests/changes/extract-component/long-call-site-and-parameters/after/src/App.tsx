import { PersonDetails } from './PersonDetails';

export function Page({ firstName, lastName, address, birthday }: Record<'firstName' | 'lastName' | 'address' | 'birthday', string>) {
  const isKnown = firstName.length > 0;
  return (
    <main>
      <PersonDetails
        isKnown={isKnown}
        firstName={firstName}
        lastName={lastName}
        address={address}
        birthday={birthday}
      />
    </main>
  );
}
