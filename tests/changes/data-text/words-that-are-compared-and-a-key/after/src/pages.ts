export const pages = [
  { name: 'Home', to: '/' },
  { name: 'Talks', to: '/discussions' },
];
export const titleOf = (name: string) => {
  switch (name) {
    case 'Discussions':
      return 'All of them';
    default:
      return name;
  }
};
