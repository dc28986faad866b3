import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from './theme.css';

export const card = style({
  color: vars.ink,
  selectors: {
    '&:hover:not(:active)': { color: 'red' },
    '&:focus': { color: 'blue' },
  },
  '@media': {
    'screen and (min-width: 768px)': { color: 'black' },
  },
});
