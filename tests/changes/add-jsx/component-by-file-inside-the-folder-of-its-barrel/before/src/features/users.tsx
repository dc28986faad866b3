import { Button } from '@/components/ui/button';

export const Users = () => <Button />;
