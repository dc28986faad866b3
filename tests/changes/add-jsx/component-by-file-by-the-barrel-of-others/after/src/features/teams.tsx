import { Button } from '@/components/ui/button';

export const Teams = () => <Button />;
