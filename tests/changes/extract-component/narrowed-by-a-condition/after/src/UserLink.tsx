import type { User } from "./App";

interface UserLinkProps {
  user: User;
}

export function UserLink({ user }: UserLinkProps) {
  return <a href={`mailto:${user.mail}`}>{user.name}</a>;
}
