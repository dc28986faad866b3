import * as React from "react"
import { cva, type VariantProps } from "class-variance-authority"

import { cn } from "../../lib/utils"

const badgeVariants = cva(
  "inline-flex w-fit items-center justify-center gap-1 rounded-md border px-2 py-0.5 text-xs font-medium",
  {
    variants: {
      tone: {
        default: "border-transparent bg-primary text-primary-foreground",
        muted: "border-transparent bg-secondary text-secondary-foreground",
        bad: "border-transparent bg-destructive text-white dark:bg-destructive/60",
      },
    },
    defaultVariants: { tone: "default" },
  },
)

function Badge({
  className,
  tone,
  ...props
}: React.ComponentProps<"span"> & VariantProps<typeof badgeVariants>) {
  return (
    <span
      data-slot="badge"
      className={cn(badgeVariants({ tone }), className)}
      {...props}
    />
  )
}

export { Badge, badgeVariants }
