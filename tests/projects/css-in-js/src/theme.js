export const theme = {
  colors: { ink: '#14532d', soft: '#dcfce7', line: '#bbf7d0' },
  space: { s: '8px', m: '16px' },
  up: { md: '@media (min-width: 768px)' },
};
