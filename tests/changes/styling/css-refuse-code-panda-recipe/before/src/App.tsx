import './index.css';
import { cx } from '../styled-system/css';
import { button } from './button';
export const App = () => <button className={cx('plain', button({ size: 'sm' }))}>a</button>;
