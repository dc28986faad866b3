import { Card, CardContent, CardHeader, CardTitle } from "./ui/card"

const TONES = {
  up: "text-emerald-600 dark:text-emerald-400",
  down: "text-destructive",
}

export function Stat({
  label,
  value,
  change,
  tone,
}: {
  label: string
  value: string
  change: string
  tone: keyof typeof TONES
}) {
  return (
    <Card className="gap-2 py-4">
      <CardHeader>
        <CardTitle className="text-sm text-muted-foreground">{label}</CardTitle>
      </CardHeader>
      <CardContent className="flex items-baseline justify-between">
        <strong className="text-2xl tabular-nums">{value}</strong>
        <small className={TONES[tone]}>{change}</small>
      </CardContent>
    </Card>
  )
}
