const LINK = { href: '/a' };

export const App = () => <a href={LINK.href}>Go</a>;
