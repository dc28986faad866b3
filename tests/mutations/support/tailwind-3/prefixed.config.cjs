module.exports = {
  content: [],
  prefix: 'tw-',
  darkMode: ['class', '[data-theme="dark"]'],
  theme: { extend: { colors: { brand: '#123456' } } },
};
