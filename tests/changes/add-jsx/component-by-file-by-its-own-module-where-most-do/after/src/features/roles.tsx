import { Button } from '@/components/ui/button/button';

export const Roles = () => <Button />;
