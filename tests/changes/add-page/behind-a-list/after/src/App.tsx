import { Route, Routes } from 'react-router';
import { list } from './list';
import { Home } from './Home';
import { Paris } from './Paris';

export const App = () => (
  <Routes>
    <Route path="/" element={<Home />} />
    {list.map(({ path, ...one }) => (
      <Route key={path} path={path} element={<Place {...one} />} />
    ))}
    <Route path="/paris" element={<Paris />} />
  </Routes>
);
