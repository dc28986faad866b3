import * as stylex from '@stylexjs/stylex';

const styles = stylex.create({
  box: {
    color: { ':hover': 'red' },
    padding: 8,
  },
});
export const App = () => <p {...stylex.props(styles.box)}>a</p>;
