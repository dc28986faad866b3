import { cn } from './cn';

export const Rule = ({ id }: { id: string }) => <hr id={id} className="rule" />;
