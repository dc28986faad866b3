import b from './b';

export default { ...b, x: '1' };
