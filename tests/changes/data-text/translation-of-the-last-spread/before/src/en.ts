import a from './a.json';
import b from './b.json';

export default { ...a, ...b };
