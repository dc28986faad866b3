import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from './theme.css';

export const button = recipe({
  base: { color: 'green', margin: 4 },
  variants: { tone: { loud: { color: 'red' } } },
});
