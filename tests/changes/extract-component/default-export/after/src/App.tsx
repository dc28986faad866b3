import MailLink from './MailLink';

export default function Page() {
  return (
    <main>
      <MailLink />
    </main>
  );
}
