import logo from './logo.svg';
import mark from './mark.svg';

export { logo, mark };
export { default as robot } from './robot.svg';
