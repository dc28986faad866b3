import ann from './images/ann.png';
import ben from './images/ben.png';

export const people = [
  { name: 'Ann', photo: ann },
  { name: 'Ben', photo: ben },
];
