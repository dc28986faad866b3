export function Page({ children }: { children: React.ReactNode; isOpen: boolean }) {
  return <main>{children}</main>;
}
