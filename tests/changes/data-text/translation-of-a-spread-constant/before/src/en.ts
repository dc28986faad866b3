import common from './common';

const own = { title: 'Shown' };

const en = { ...common, ...own };

export default en;
