// a screen that is an object leaves Tailwind without `max-*` variants
module.exports = {
  content: [],
  darkMode: 'class',
  theme: { screens: { sm: '540px', md: '720px', 'lg-max': { max: '960px' }, lg: '60rem' } },
};
