import logo from './logo.svg';
import mark from './mark.svg';

export default { logo, mark };
