import { Button } from './button';

export const LinkButton = () => <Button />;
