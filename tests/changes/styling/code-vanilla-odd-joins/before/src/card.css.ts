import { style } from '@vanilla-extract/css';

export const card = style({
  color: 'green',
  padding: 8,
  selectors: {
    '&:nth-child(2n+1)': {
      margin: 0,
    },
  },
});
