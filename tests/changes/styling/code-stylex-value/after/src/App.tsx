import * as stylex from '@stylexjs/stylex';

const styles = stylex.create({
  box: {
    color: 'blue',
    padding: 8,
  },
});
export const App = () => <p {...stylex.props(styles.box)}>a</p>;
