import ann from './images/ann.png';
import eve from './images/eve.png';

export const people = [
  { name: 'Ann', photo: ann },
  { name: 'Ben', photo: eve },
];
