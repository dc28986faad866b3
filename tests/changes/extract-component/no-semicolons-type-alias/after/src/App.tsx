import { MailLink } from "./MailLink"

type PageProps = { to: string }

export function Page({ to }: PageProps) {
  return (
    <main>
      <MailLink to={to} />
    </main>
  )
}
