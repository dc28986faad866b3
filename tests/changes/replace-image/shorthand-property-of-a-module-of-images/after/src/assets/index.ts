import mark from './mark.svg';

export default { logo: mark, mark };
