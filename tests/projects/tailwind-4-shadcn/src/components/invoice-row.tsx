import { cn } from "../lib/utils"
import { Badge } from "./ui/badge"
import { Button } from "./ui/button"

export interface Invoice {
  id: string
  client: string
  amount: string
  state: "Paid" | "Open" | "Late"
}

export function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const late = invoice.state === "Late"
  return (
    <tr className={cn("border-b", late && "bg-destructive/5")}>
      <td className="px-3 py-2 font-mono text-xs">{invoice.id}</td>
      <td className="px-3 py-2">{invoice.client}</td>
      <td className="px-3 py-2 text-right tabular-nums">{invoice.amount}</td>
      <td className="px-3 py-2">
        <Badge tone={late ? "bad" : "muted"}>{invoice.state}</Badge>
      </td>
      <td className="px-3 py-2 text-right">
        <Button variant="ghost" size="sm">
          Open
        </Button>
      </td>
    </tr>
  )
}
