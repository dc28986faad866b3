import { Mail } from "lucide-react"

type MailLinkProps = {
  to: string
}

export function MailLink({ to }: MailLinkProps) {
  return (
    <a href={to}>
      <Mail />
    </a>
  )
}
