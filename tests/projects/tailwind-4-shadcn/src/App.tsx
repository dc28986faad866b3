import { InvoiceRow, type Invoice } from "./components/invoice-row"
import { Stat } from "./components/stat"
import { Button } from "./components/ui/button"
import {
  Card,
  CardContent,
  CardHeader,
  CardTitle,
} from "./components/ui/card"
import { Input } from "./components/ui/input"

const INVOICES: Invoice[] = [
  { id: "INV-001", client: "Northwind", amount: "$250.00", state: "Paid" },
  { id: "INV-002", client: "Contoso", amount: "$150.00", state: "Open" },
  { id: "INV-003", client: "Fabrikam", amount: "$350.00", state: "Late" },
]

export function App() {
  return (
    <div className="min-h-screen">
      <header className="sticky top-0 z-10 flex items-center gap-4 border-b bg-background px-4 py-3 md:px-gutter">
        <span className="font-display text-lg">Ledger</span>
        <nav className="hidden gap-4 text-sm md:flex">
          <a className="text-muted-foreground hover:text-foreground" href="#all">
            All
          </a>
          <a className="font-medium underline underline-offset-4" href="#open">
            Open
          </a>
        </nav>
        <Button className="ml-auto">New invoice</Button>
        <Button variant="outline">Export</Button>
      </header>
      <main className="mx-auto grid max-w-5xl gap-6 p-4 md:p-6">
        <h1 className="text-2xl font-bold tracking-tight">Invoices</h1>
        <p className="max-w-prose text-muted-foreground">
          Everything that you have billed this quarter.
        </p>
        <section className="grid gap-4 sm:grid-cols-3">
          <Stat label="Billed" value="$750" change="+4 %" tone="up" />
          <Stat label="Open" value="$150" change="-2 %" tone="down" />
          <Stat label="Paid" value="$250" change="+9 %" tone="up" />
        </section>
        <Card>
          <CardHeader>
            <CardTitle>Latest</CardTitle>
            <Input placeholder="Find a client" className="max-w-xs" />
          </CardHeader>
          <CardContent>
            <table className="w-full border-collapse text-sm">
              <thead>
                <tr className="text-left">
                  <th className="px-3 py-2">Number</th>
                  <th className="px-3 py-2">Client</th>
                  <th className="px-3 py-2 text-right">Amount</th>
                  <th className="px-3 py-2">State</th>
                  <th className="px-3 py-2" />
                </tr>
              </thead>
              <tbody>
                {INVOICES.map((invoice) => (
                  <InvoiceRow key={invoice.id} invoice={invoice} />
                ))}
              </tbody>
            </table>
          </CardContent>
        </Card>
        <aside className="rounded-lg bg-muted p-4 before:mr-2 before:content-['→']">
          <em className="text-sm">Reminders go out on Fridays.</em>
        </aside>
      </main>
      <footer className="px-4 py-8">
        <ul className="flex gap-6">
          <li>Terms</li>
          <li>Privacy</li>
        </ul>
      </footer>
    </div>
  )
}
