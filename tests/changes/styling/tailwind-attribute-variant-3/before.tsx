export function App({ className }) {
  return (
    <div className={cn('p-2 data-[state=checked]:bg-blue-500 data-[state=unchecked]:bg-gray-200', className)}>x</div>
  );
}
