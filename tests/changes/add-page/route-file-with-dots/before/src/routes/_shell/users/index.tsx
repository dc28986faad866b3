import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_shell/users/')({
  component: RouteComponent,
})

function RouteComponent() {
  return <p />
}
