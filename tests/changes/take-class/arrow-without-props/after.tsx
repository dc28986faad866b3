export const Rule = ({ className = "" }: { className?: string }) => <hr className={`rule ${className}`} />;
