const help = {
  id: 'help',
  type: 'group',
  children: [
    { id: 'docs', title: 'Docs', type: 'item' },
    { id: 'colors', title: 'Colors', type: 'item' },
    { id: 'shadows', title: 'Shadows', type: 'item' },
  ],
};
export default help;
