import common from './common';

const own = { title: 'New' };

const en = { ...common, ...own };

export default en;
