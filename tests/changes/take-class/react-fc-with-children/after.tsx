import * as React from 'react';

export const Field: React.FC<React.PropsWithChildren<{ id: string }> & { className?: string }> = ({ id, children, className }) => <label id={id} className={className}>{children}</label>;
