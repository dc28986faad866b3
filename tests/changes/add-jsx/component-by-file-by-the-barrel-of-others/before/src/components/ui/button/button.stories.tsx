import { Button } from './button';

export const Default = () => <Button />;
