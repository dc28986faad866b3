import help from './help';
const home = {
  id: 'home',
  type: 'group',
  children: [
    { id: 'start', title: 'Start', type: 'item' },
    { id: 'news', title: 'News', type: 'item' },
    { id: 'team', title: 'Team', type: 'item' },
  ],
};
const menu = { items: [home, help] };
export default menu;
