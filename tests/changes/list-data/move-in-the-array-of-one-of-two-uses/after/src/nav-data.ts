export const navData = [
  { title: 'Desk', path: '/' },
  { title: 'Team', path: '/team' },
];
