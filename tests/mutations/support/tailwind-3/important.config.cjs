module.exports = { content: [], important: true, prefix: 'tw-' };
