import { style } from '@vanilla-extract/css';

export const card = style({
  color: 'green',
  padding: 8,
});
