import { Button } from '@/components/ui/button/button';

export const Users = () => <Button />;
