/** @type {import('tailwindcss').Config} */
export default {
  content: ['./index.html', './src/**/*.jsx'],
  darkMode: 'class',
  important: true,
  theme: {
    extend: {
      colors: { brand: { DEFAULT: '#1d4ed8', soft: '#dbeafe' }, ink: '#0f172a' },
      fontFamily: { display: ['Georgia', 'serif'] },
      spacing: { 18: '4.5rem' },
    },
  },
};
