import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from './theme.css';

const base = style({ margin: 0 });
export const card = style([base, { color: 'green' }]);
