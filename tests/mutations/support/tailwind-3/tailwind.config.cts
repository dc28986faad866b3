import type { Config } from 'tailwindcss';

export default {
  content: [],
  darkMode: 'class',
  theme: {
    extend: {
      colors: { brand: '#123456', ink: 'var(--ink)', cream: 'hsl(var(--cream))' },
      spacing: { gutter: '1.85rem' },
      fontSize: { huge: '4rem' },
      screens: { '3xl': '1920px' },
      letterSpacing: Object.fromEntries([['airy', '0.2em']]),
      fontFamily: { display: ['Cormorant Garamond', 'Georgia', 'serif'] },
    },
  },
} satisfies Config;
