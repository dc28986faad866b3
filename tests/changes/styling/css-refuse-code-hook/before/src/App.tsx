import './index.css';
import { makeStyles } from '@mui/styles';

const useStyles = makeStyles({ root: { color: 'green' } });
export function App() {
  const classes = useStyles();
  return <h1 className={classes.root}>a</h1>;
}
