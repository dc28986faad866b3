import { Route, Routes } from 'react-router';
import { list } from './list';
import { Home } from './Home';

export const App = () => (
  <Routes>
    <Route path="/" element={<Home />} />
    {list.map(({ path, ...one }) => (
      <Route key={path} path={path} element={<Place {...one} />} />
    ))}
  </Routes>
);
