import { Mail } from "lucide-react"

type PageProps = { to: string }

export function Page({ to }: PageProps) {
  return (
    <main>
      <a href={to}>
        <Mail />
      </a>
    </main>
  )
}
