import { Narrow, Wide } from './menus';
import { navData } from './nav-data';

export const Layout = () => (
  <div>
    <Wide data={navData} />
    <Narrow data={[{ title: 'Out' }, { title: 'Desk' }]} />
  </div>
);
