import * as React from 'react';

export const Field: React.FC<React.PropsWithChildren<{ id: string }>> = ({ id, children }) => <label id={id}>{children}</label>;
