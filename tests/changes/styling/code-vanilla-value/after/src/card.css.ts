import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from './theme.css';

export const card = style({
  color: 'blue',
  padding: 8,
});
