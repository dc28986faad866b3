import { Post } from './Post';

export const App = () => (
  <main>
    <Post title="One" />
    <Post title="Two" />
  </main>
);
