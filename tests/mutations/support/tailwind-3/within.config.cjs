module.exports = {
  content: [],
  important: '#root',
  darkMode: 'class',
  plugins: [
    ({ addComponents }) =>
      addComponents({ '.prose-base': { fontSize: '1rem', lineHeight: '1.75', '& p': { marginTop: '1.25em' } } }),
  ],
};
