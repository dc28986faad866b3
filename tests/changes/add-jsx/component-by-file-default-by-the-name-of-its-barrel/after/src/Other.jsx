import { Tag } from './ui/Label';

export const Other = () => <Tag />;
