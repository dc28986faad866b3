export const navData = [
  { title: 'Team', path: '/team' },
  { title: 'Desk', path: '/' },
];
