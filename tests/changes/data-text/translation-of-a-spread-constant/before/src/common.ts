const common = { title: 'Shown' };

export default common;
