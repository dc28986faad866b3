import logo from './logo.svg';
import mark from './mark.svg';

export { logo, mark as class };
