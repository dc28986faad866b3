import { Post } from './Post';

export const App = () => (
  <main>
    <Post title="One" sx={{ borderRadius: '0px' }} />
    <Post title="Two" />
  </main>
);
