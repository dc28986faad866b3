interface User {
  name: string;
  mail?: string;
}

export function Page({ user }: { user?: User }) {
  return <main>{user?.mail ? <a href={`mailto:${user.mail}`}>{user.name}</a> : <p>Nobody</p>}</main>;
}
