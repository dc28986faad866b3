export const routes = [
  {
    layout: 'dashboard',
    title: 'Main',
    pages: [
      { name: 'Home', path: '/home', isOpen: true },
      { name: 'Help', path: '/help', isOpen: false },
    ],
  },
  {
    layout: 'auth',
    title: 'Main',
    pages: [
      { name: 'Home', path: '/sign-in', isOpen: true },
      { name: 'Help', path: '/sign-up', isOpen: false },
    ],
  },
];
