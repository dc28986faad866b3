import { Post } from './Post';

export const App = () => <Post className="wide" title="One" />;
