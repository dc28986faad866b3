export const Page = ({ children }: { children: React.ReactNode }) => <main>{children}</main>;
