export const cards = [
  { color: 'gray', icon: 'a', title: 'Money', value: '$53k' },
  { color: 'gray', icon: 'b', title: 'Users', value: '2,300' },
];
