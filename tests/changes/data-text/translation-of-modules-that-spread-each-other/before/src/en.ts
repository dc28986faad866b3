import b from './b';

export default { ...b, title: 'Shown' };
