import clsx from 'clsx';

const KINDS = {
  solid: 'bg-brand text-white hover:bg-blue-800',
  quiet: 'border border-slate-300 bg-transparent hover:bg-slate-100 dark:hover:bg-slate-800',
};

export function Button({ kind = 'solid', className, ...props }) {
  return (
    <button
      type="button"
      className={clsx('inline-flex items-center rounded-lg px-4 py-2 text-sm font-medium', KINDS[kind], className)}
      {...props}
    />
  );
}
