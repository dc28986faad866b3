import * as stylex from '@stylexjs/stylex';

const styles = stylex.create({
  box: {
    color: { default: 'green', ':hover': 'blue', '@media (min-width: 768px)': 'black' },
    padding: 8,
  },
});
export const App = () => <p {...stylex.props(styles.box)}>a</p>;
