export function Field({ label, ...props }) {
  return (
    <label className="grid gap-1 text-sm">
      <span className="font-medium">{label}</span>
      <input
        className="rounded-md border border-slate-300 px-3 py-2 focus:border-brand focus:outline-none dark:bg-slate-900"
        {...props}
      />
    </label>
  );
}
