import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/sales/all')({
  component: AllSales,
})

function AllSales() {
  return (
    <div>
      <h1>All sales</h1>
    </div>
  )
}
