export function Meta({ label, value }) {
  return (
    <dl className="grid text-xs">
      <dt className="uppercase tracking-wide text-slate-500">{label}</dt>
      <dd className="font-semibold">{value}</dd>
    </dl>
  );
}
