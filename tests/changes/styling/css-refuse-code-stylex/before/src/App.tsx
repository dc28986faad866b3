import './index.css';
import * as stylex from '@stylexjs/stylex';

const styles = stylex.create({
  base: { color: 'green' },
});
export const App = () => <h1 {...stylex.props(styles.base)}>a</h1>;
