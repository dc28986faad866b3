export function Button({ className, ...props }: ButtonProps) {
  return <button {...props} className={cn('button', className)} />;
}
