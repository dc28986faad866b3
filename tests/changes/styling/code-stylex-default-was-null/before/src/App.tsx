import * as stylex from '@stylexjs/stylex';

const styles = stylex.create({
  box: {
    color: { default: null, ':hover': 'red', '@media (min-width: 768px)': 'black' },
    padding: 8,
  },
});
export const App = () => <p {...stylex.props(styles.box)}>a</p>;
