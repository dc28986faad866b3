export const products = [
  { id: 1, name: 'Cake', cents: 900, covers: ['/img/cake.jpg'] },
  { id: 2, name: 'Bread', cents: 400, covers: ['/img/rye.png', '/img/loaf.jpg'] },
  { id: 3, name: 'Roll', cents: 90, covers: ['/img/bread.jpg'] },
];
