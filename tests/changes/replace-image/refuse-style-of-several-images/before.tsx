import one from './one.png';
import two from './two.png';

export const App = () => <div style={{ backgroundImage: `url(${one}), url(${two})` }} />;
