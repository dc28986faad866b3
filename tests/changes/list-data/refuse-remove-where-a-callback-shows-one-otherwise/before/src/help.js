const help = {
  id: 'help',
  type: 'group',
  children: [
    { id: 'docs', title: 'Docs', type: 'item' },
    { id: 'colors', title: 'Colors', type: 'item' },
    { id: 'shadows', title: 'Shadows', type: 'item' },
    { id: 'icons', title: 'Icons', type: 'collapse' },
  ],
};
export default help;
