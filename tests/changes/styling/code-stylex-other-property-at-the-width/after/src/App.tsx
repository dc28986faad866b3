import * as stylex from '@stylexjs/stylex';

const styles = stylex.create({
  box: {
    color: { default: 'green', ':hover': 'red', '@media (min-width: 768px)': 'black' },
    padding: { default: 8, '@media (min-width: 768px)': 4 },
  },
});
export const App = () => <p {...stylex.props(styles.box)}>a</p>;
