import { ReactComponent as BoxIcon } from './box.svg?react';
import { ReactComponent as PlusIcon } from './plus.svg?react';

export { BoxIcon, PlusIcon };
