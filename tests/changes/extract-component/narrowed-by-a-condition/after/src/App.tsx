import { UserLink } from "./UserLink";

export interface User {
  name: string;
  mail?: string;
}

export function Page({ user }: { user?: User }) {
  return <main>{user?.mail ? <UserLink user={user} /> : <p>Nobody</p>}</main>;
}
