import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_shell/users/$id')({
  component: RouteComponent,
})

function RouteComponent() {
  return (
    <div>
      <h1>One user</h1>
    </div>
  )
}
