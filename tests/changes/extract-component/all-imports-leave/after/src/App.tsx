import { SmallMail } from './SmallMail';

export function Page() {
  return (
    <main>
      <SmallMail />
    </main>
  );
}
